/**
 * Names that anybody may use for what a session tells in other words, in lower case: products, formats and terms of art
 * with digits or humps in them. They are no facts of a session.
 */
export const TECHNICAL_TERMS: ReadonlySet<string> = new Set(
  `--help --version postgresql github gitlab graphql javascript typescript mysql sqlite mongodb dynamodb clickhouse openapi openssl openssh
  opentelemetry youtube linkedin whatsapp macos ios ipados tvos iphone ipad ebay devops devsecops wifi mariadb rabbitmq
  nginx kubectl powershell vscode intellij pycharm webstorm phpmyadmin wordpress typeorm fastapi grpc websocket websockets
  webassembly webrtc webgl openid saml oauth oauth2 oauth1 oidc ipv4 ipv6 http1 http2 http3 http/1 http/1.1 http/2 http/3 tls1.2 tls1.3 tcp/ip ci/cd
  i/o a/b s3 ec2 k8s i18n l10n a11y o11y utf-8 utf8 utf-16 utf16 utf-32 latin-1 latin1 iso-8859-1 cp1252 windows-1252 base64 base32
  base58 sha1 sha-1 sha256 sha-256 sha512 sha-512 md5 crc32 log2 log10 log1p x86 x64 x86_64 x86-64 arm64 aarch64 amd64 win32 es5 es6 es2015 h264 h.264 h265
  mp3 mp4 p50 p90 p95 p99 p999 e2e b2b b2c c++ c# f# .net node.js nodejs vue.js vuejs next.js nextjs nuxt.js react.js
  express.js three.js d3.js deno.js chart.js asp.net vb.net json5 html5 css3 web3 log4j log4shell junit4 junit5 python2 python3
  linux/unix e.g i.e z.b u.a d.h p.ej a.m p.m u.s u.k pre-prod post-mortem
  apache2 neo4j elasticsearch opensearch lucene ubuntu debian redhat centos covid-19 2fa mfa 3d 2d
  kib mib gib tib pib khz mhz ghz kwh mwh mah kbit mbit gbit kbit/s mbit/s gbit/s kbps mbps gbps qps rps tps db dba kpa mpa
  pytorch tensorflow numpy scipy scikit-learn xgboost huggingface openai chatgpt jetbrains testflight eslint junit circleci argocd openshift
  openstack vmware virtualbox pypi nuget webkit latex onedrive sharepoint powerpoint powerbi pagerduty opsgenie servicenow hubspot bigquery
  databricks cloudfront cloudwatch datadog newrelic launchdarkly wireguard openvpn freertos lorawan lidar swiftui uikit androidx javafx arcgis
  qgis influxdb timescaledb cockroachdb couchdb scylladb gitops finops mlops devex youtrack testrail browserstack stackoverflow
  geopackage geojson geotiff openstreetmap openlayers postgis activemq zeromq leveldb rocksdb duckdb documentdb bigtable cosmosdb nosql newsql
  victoriametrics promql logql opentracing statsd coredns powerdns hashicorp cloudformation cloudtrail cloudflare elasticache eventbridge
  pubsub firebase devtools gitlens bitbucket teamcity travisci gocd sonarqube sonarcloud phpstorm goland rubymine intellisense testng xunit pypy
  micropython circuitpython sympy geopandas pyspark opencv lightgbm catboost langchain llamaindex libreoffice openoffice onenote woocommerce
  prestashop paypal mailchimp sendgrid docusign tiktok freebsd openbsd netbsd opensuse coreos truenas openldap freeipa ebpf gvisor macbook imac
  icloud appstore playstore asyncapi mkdocs readthedocs javadoc dataframe dataframes camelcase pascalcase bibtex x509 x.509 pkcs12
  pkcs#12 iso-8601 iso8601 rfc3339 nan nans ddos dos poc pocs qos iot phd lora saas paas iaas idp voip poe todo todos genai capex opex yoy qoq mom
  tos webp webm mpeg-4 netcdf hdf5 openmp opencl openmpi opengl directx gitbash mcnemar autocad solidworks freecad kicad ethercat netapp iscsi
  f1-score a/b-test co2 mrna trna dbm kwp idx cfg tx rx msg
  readme.md changelog.md dockerfile makefile package.json tsconfig.json
  byte/s req/s mb/s gb/s kb/s ops/s msg/s km/h und/oder and/or y/o either/or client/server read/write input/output yes/no true/false on/off`
    .split(/\s+/)
    .filter((term) => term !== ''),
);

/**
 * What people name without a word of the session: languages, systems, formats and common tools, which endings of files, commands, addresses
 * and code show; makers, by their models; who answers; those who have no other name.
 */
export const SHOWN_OTHERWISE: ReadonlySet<string> = new Set(
  `ada android bash basic bourne clojure cobol cython dart delphi dockerfile docker elixir elm emacs erlang excel fortran git gnu go golang
  gradle groovy haskell helm html java jinja julia jupyter kotlin kubernetes latex linux lisp lua make makefile markdown matlab maven mac node
  ocaml pascal perl php podman python rails react ruby rust scala scheme shell slack spring swift unicode unix unixes vim windows word xcode
  yaml zig zsh postgres django flask tailwind terraform ansible cypress matplotlib pandas jira confluence webpack gherkin safari bluetooth raspberry
  laravel symfony hibernate redux tomcat webkit chromium chrome firefox edge alpine fedora arch homebrew systemd ethernet internet wifi email
  english german french spanish latin gmail google github microsoft apple amazon european american british
  samsung huawei xiaomi nokia sony lenovo dell asus epson bosch siemens cisco garmin logitech ikea intel nvidia qualcomm oracle hetzner stripe paypal
  claude copilot gemini cursor codex llama mistral grok sonnet opus haiku anthropic whisper aider devin windsurf cline replit qwen perplexity
  dependabot renovate
  ops devops infra backend frontend payroll dev devs admin admins mum mom dad grandma grandpa landlord landlady tenant auditor tutor pupil
  assignee approver vendor registrar receptionist`.split(/\s+/),
);
