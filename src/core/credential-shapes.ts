/**
 * The shapes of credentials that are told by how they begin, as data: what their issuers document, and for the less known
 * ones the prefixes, lengths and alphabets in the rules of gitleaks (MIT, https://github.com/gitleaks/gitleaks, version of
 * July 2026). `docs/security.md` says what is found; to add one, add a row here and one to the table of the tests.
 */
export interface CredentialShape {
  readonly what: string;
  /** Literal beginnings, of which every match has one. */
  readonly starts: readonly string[];
  /** Regular expression of what follows; bounded, or of one class of characters up to its end. */
  readonly rest: string;
  /** What it must not be: `words` are hyphenated words and numbers, `names` anything that a person would call something. */
  readonly unlike?: 'words' | 'names';
  /**
   * Whether letters and digits may stand right before it: its beginning tells enough. Not so where words or names of things end
   * like that, with a digest behind them: `disk-`, `task_`, `nginxapp-`, `kotlin_api_`, `openapi_`.
   */
  readonly anywhere?: true;
  /** Whether all of them are as long as that: what is longer is something else. */
  readonly exact?: true;
}

/** Letters, digits, and what base 64 for addresses has beside them. */
const URL_64 = '[A-Za-z0-9_-]';
const UUID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';

export const CREDENTIAL_SHAPES: readonly CredentialShape[] = [
  // First, since a token before it would take along its host and leave the rest
  {
    what: 'a Teams webhook',
    starts: ['.webhook.office.com/'],
    rest: `webhookb2/[0-9a-f@-]{36,80}/IncomingWebhook/[0-9a-f]{32}/[0-9a-f-]{36}`,
    anywhere: true,
  },
  // Clouds and where programs run
  { what: 'an AWS access key id', starts: ['AKIA', 'ASIA'], rest: '[A-Z0-9]{16}', exact: true },
  { what: 'an AWS API key', starts: ['ABSK'], rest: '[A-Za-z0-9+/]{100,}={0,2}' },
  { what: 'a Google API key', starts: ['AIza'], rest: `${URL_64}{35}`, exact: true, anywhere: true },
  { what: 'a Google client secret', starts: ['GOCSPX-'], rest: `${URL_64}{28}`, anywhere: true },
  { what: 'a Google access token', starts: ['ya29.'], rest: `${URL_64}{50,}`, anywhere: true },
  { what: 'a Google refresh token', starts: ['1//0'], rest: `${URL_64}{40,}` },
  { what: 'a DigitalOcean token', starts: ['dop_v1_', 'doo_v1_', 'dor_v1_'], rest: '[0-9a-f]{64}', anywhere: true },
  { what: 'an Alibaba access key id', starts: ['LTAI'], rest: '[A-Za-z0-9]{20}', unlike: 'names', exact: true },
  { what: 'a Tencent secret id', starts: ['AKID'], rest: '[A-Za-z0-9]{32}', unlike: 'names', exact: true },
  { what: 'a Heroku key', starts: ['HRKU-'], rest: `(?:AA${URL_64}{58}|${UUID})`, anywhere: true },
  { what: 'a Fly.io token', starts: ['fo1_'], rest: `${URL_64}{43}`, unlike: 'words' },
  { what: 'a Fly.io token', starts: ['fm1a_', 'fm1r_', 'fm2_'], rest: '[A-Za-z0-9+/]{100,}={0,3}', anywhere: true },
  { what: 'a Netlify token', starts: ['nfp_', 'nfc_', 'nfo_'], rest: '[A-Za-z0-9]{36}', unlike: 'names', exact: true },
  { what: 'a Vercel token', starts: ['vercel_blob_rw_'], rest: '[A-Za-z0-9]{16}_[A-Za-z0-9]{24,}', anywhere: true },
  { what: 'a Cloudflare key', starts: ['v1.0-'], rest: '[0-9a-f]{24}-[0-9a-f]{146}' },
  { what: 'a Databricks token', starts: ['dapi'], rest: '[0-9a-f]{32}(?:-\\d)?', exact: true },
  { what: 'a Render key', starts: ['rnd_'], rest: '[A-Za-z0-9]{28,}', unlike: 'names' },
  { what: 'a Scalingo token', starts: ['tk-us-'], rest: `${URL_64}{48}`, unlike: 'words' },
  { what: 'a Tailscale key', starts: ['tskey-'], rest: '[a-z]{2,12}-[A-Za-z0-9]{8,}-[A-Za-z0-9]{20,}', anywhere: true },
  // Code hosts, builds and packages
  // The token of an installation, such as that of a workflow: ghs_, a number and a JSON web token (changelog of GitHub,
  // 24 April 2026).
  {
    what: 'a GitHub token',
    starts: ['ghs_'],
    rest: `(?:[A-Za-z0-9]{1,30}_)?eyJ${URL_64}{10,}(?:\\.${URL_64}+){0,2}`,
    anywhere: true,
  },
  {
    what: 'a GitHub token',
    starts: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'],
    rest: '[A-Za-z0-9]{20,}',
    anywhere: true,
  },
  { what: 'a GitHub token', starts: ['github_pat_'], rest: '[A-Za-z0-9_]{20,}', anywhere: true },
  {
    what: 'a GitLab token',
    starts: ['glpat-', 'glrt-'],
    rest: `${URL_64}{20,}(?:\\.[0-9a-z]{2}\\.?[0-9a-z]{7,9})?`,
    anywhere: true,
  },
  {
    what: 'a GitLab token',
    starts: ['glptt-', 'gldt-', 'glcbt-', 'glft-', 'glimt-', 'glagent-', 'gloas-', 'glsoat-', 'glffct-'],
    rest: `${URL_64}{20,}`,
    unlike: 'words',
    anywhere: true,
  },
  { what: 'an Atlassian token', starts: ['ATATT3'], rest: `${URL_64}{60,}(?:=[0-9A-F]{8})?`, anywhere: true },
  { what: 'a Bitbucket password', starts: ['ATBB'], rest: '[A-Za-z0-9]{32,}', unlike: 'names' },
  { what: 'a CircleCI token', starts: ['CCIPAT_', 'CCIPRJ_'], rest: '[A-Za-z0-9]{10,30}_[0-9a-f]{40}', anywhere: true },
  { what: 'a Buildkite token', starts: ['bkua_', 'bkat_'], rest: '[0-9a-f]{40}', anywhere: true },
  { what: 'an npm token', starts: ['npm_'], rest: '[A-Za-z0-9]{36}', exact: true, anywhere: true },
  { what: 'a PyPI token', starts: ['pypi-AgE'], rest: `${URL_64}{50,}`, anywhere: true },
  { what: 'a RubyGems key', starts: ['rubygems_'], rest: '[0-9a-f]{48}', anywhere: true },
  { what: 'a crates.io token', starts: ['cio'], rest: '[A-Za-z0-9]{32}', unlike: 'names', exact: true },
  { what: 'a NuGet key', starts: ['oy2'], rest: '[a-z0-9]{43}', unlike: 'names', exact: true },
  { what: 'a Clojars token', starts: ['CLOJARS_'], rest: '[0-9a-z]{60}', anywhere: true },
  { what: 'a Docker token', starts: ['dckr_pat_', 'dckr_oat_'], rest: `${URL_64}{27,}`, anywhere: true },
  { what: 'a JFrog key', starts: ['AKCp'], rest: '[A-Za-z0-9]{60,}' },
  { what: 'a JFrog token', starts: ['cmVmdGtu'], rest: '[A-Za-z0-9]{50,}', anywhere: true },
  { what: 'a Sonar token', starts: ['squ_', 'sqp_', 'sqa_'], rest: '[0-9a-f]{40}', exact: true },
  { what: 'a Sourcegraph token', starts: ['sgp_'], rest: '(?:(?:[0-9a-f]{16}|local)_)?[0-9a-f]{40}' },
  { what: 'a Pulumi token', starts: ['pul-'], rest: '[0-9a-f]{40}', exact: true },
  { what: 'a Vault token', starts: ['hvs.', 'hvb.', 'hvr.'], rest: `${URL_64}{60,}`, anywhere: true },
  {
    what: 'a Doppler token',
    starts: ['dp.pt.', 'dp.st.', 'dp.ct.', 'dp.sa.'],
    rest: '(?:[a-z0-9_-]{2,35}\\.)?[A-Za-z0-9]{40,}',
    anywhere: true,
  },
  { what: 'a 1Password token', starts: ['ops_eyJ'], rest: '[A-Za-z0-9+/_-]{100,}={0,3}', anywhere: true },
  { what: 'an age key', starts: ['AGE-SECRET-KEY-1'], rest: '[A-Z0-9]{58}', anywhere: true },
  { what: 'an OpenShift token', starts: ['sha256~'], rest: `${URL_64}{43}`, exact: true, anywhere: true },
  { what: 'an Octopus key', starts: ['API-'], rest: '[A-Z0-9]{26,}', unlike: 'names' },
  // Models
  {
    what: 'an API key',
    starts: ['sk-ant-', 'sk-proj-', 'sk-svcacct-', 'sk-admin-', 'sk-or-v1-', 'sk-lf-'],
    rest: `${URL_64}{20,}`,
    anywhere: true,
  },
  // With a digit somewhere: names of style classes begin with sk-, too.
  { what: 'an API key', starts: ['sk-'], rest: `${URL_64}{20,}`, unlike: 'words' },
  { what: 'a Hugging Face token', starts: ['hf_', 'api_org_'], rest: '[A-Za-z]{34}', unlike: 'names', exact: true },
  { what: 'a Replicate token', starts: ['r8_'], rest: '[A-Za-z0-9]{37}', unlike: 'names', exact: true },
  { what: 'a Groq key', starts: ['gsk_'], rest: '[A-Za-z0-9]{40,}', unlike: 'names', anywhere: true },
  { what: 'a Perplexity key', starts: ['pplx-'], rest: '[A-Za-z0-9]{40,}', unlike: 'names', anywhere: true },
  { what: 'an xAI key', starts: ['xai-'], rest: '[A-Za-z0-9]{60,}', unlike: 'names' },
  { what: 'a LangSmith key', starts: ['lsv2_pt_', 'lsv2_sk_'], rest: '[0-9a-f]{32}_[0-9a-f]{10}', anywhere: true },
  { what: 'a Pinecone key', starts: ['pcsk_'], rest: '[A-Za-z0-9]{4,8}_[A-Za-z0-9]{50,}', anywhere: true },
  { what: 'an NVIDIA key', starts: ['nvapi-'], rest: `${URL_64}{50,}`, unlike: 'words' },
  { what: 'a Together key', starts: ['tgp_v1_'], rest: `${URL_64}{40,}`, unlike: 'words', anywhere: true },
  { what: 'a Cerebras key', starts: ['csk-'], rest: '[a-z0-9]{40,}', unlike: 'names' },
  { what: 'a Tavily key', starts: ['tvly-'], rest: '(?:dev-|prod-)?[A-Za-z0-9]{28,}', unlike: 'names', anywhere: true },
  { what: 'an E2B key', starts: ['e2b_'], rest: '[0-9a-f]{40}', exact: true },
  { what: 'an Apify token', starts: ['apify_api_'], rest: '[A-Za-z0-9]{30,}', anywhere: true },
  { what: 'a Fireworks key', starts: ['fw_'], rest: '[A-Za-z0-9]{24}', unlike: 'names', exact: true },
  { what: 'an ElevenLabs key', starts: ['sk_'], rest: '[0-9a-f]{48}', exact: true },
  // Messages
  {
    what: 'a Slack token',
    starts: ['xoxa-', 'xoxb-', 'xoxp-', 'xoxr-', 'xoxs-', 'xoxe-', 'xoxe.xox'],
    rest: '[A-Za-z0-9-]{10,}',
    unlike: 'words',
    anywhere: true,
  },
  { what: 'a Slack token', starts: ['xapp-'], rest: '[A-Za-z0-9-]{10,}', unlike: 'words' },
  {
    what: 'a Slack webhook',
    starts: ['hooks.slack.com/'],
    rest: '(?:services|workflows|triggers)/[A-Za-z0-9+/]{30,}',
    anywhere: true,
  },
  {
    what: 'a Discord webhook',
    starts: ['discord.com/api/webhooks/', 'discordapp.com/api/webhooks/'],
    rest: `\\d{17,20}/${URL_64}{60,}`,
    anywhere: true,
  },
  { what: 'a SendGrid key', starts: ['SG.'], rest: `${URL_64}{16,32}\\.${URL_64}{40,}` },
  { what: 'a Mailgun key', starts: ['key-'], rest: '[0-9a-f]{32}', exact: true },
  { what: 'a Brevo key', starts: ['xkeysib-', 'xsmtpsib-'], rest: '[0-9a-f]{64}-[A-Za-z0-9]{16}', anywhere: true },
  { what: 'a Resend key', starts: ['re_'], rest: '[A-Za-z0-9]{8}_[A-Za-z0-9]{24}', unlike: 'names', exact: true },
  { what: 'a Twilio key', starts: ['SK'], rest: '[0-9a-f]{32}', exact: true },
  // Money and shops
  { what: 'a Stripe key', starts: ['sk_live_', 'rk_live_', 'sk_prod_', 'rk_prod_'], rest: '[A-Za-z0-9]{16,}' },
  { what: 'a webhook secret', starts: ['whsec_'], rest: '[A-Za-z0-9+/]{24,}={0,2}', unlike: 'names', anywhere: true },
  { what: 'a Square token', starts: ['sq0atp-', 'sq0csp-', 'sq0idp-'], rest: `${URL_64}{22,}`, anywhere: true },
  {
    what: 'a Braintree token',
    starts: ['access_token$'],
    rest: '(?:production|sandbox)\\$[0-9a-z]{16}\\$[0-9a-f]{32}',
    anywhere: true,
  },
  { what: 'a Plaid token', starts: ['access-production-', 'access-development-'], rest: UUID },
  {
    what: 'a Shopify token',
    starts: ['shpat_', 'shpca_', 'shppa_', 'shpss_'],
    rest: '[0-9A-Fa-f]{32}',
    anywhere: true,
  },
  { what: 'a Flutterwave key', starts: ['FLWSECK-', 'FLWSECK_TEST-'], rest: '[0-9a-h]{12,32}(?:-X)?', anywhere: true },
  { what: 'an EasyPost key', starts: ['EZAK', 'EZTK'], rest: '[A-Za-z0-9]{54}', exact: true },
  { what: 'a Shippo token', starts: ['shippo_live_'], rest: '[0-9A-Fa-f]{40}', anywhere: true },
  { what: 'a Duffel token', starts: ['duffel_live_'], rest: '[A-Za-z0-9_=-]{43}', anywhere: true },
  // Tools of teams
  { what: 'an Airtable token', starts: ['pat'], rest: '[A-Za-z0-9]{14}\\.[0-9a-f]{64}' },
  { what: 'a Linear key', starts: ['lin_api_', 'lin_oauth_'], rest: '[A-Za-z0-9]{32,}' },
  { what: 'a Notion token', starts: ['ntn_'], rest: '\\d{11}[A-Za-z0-9]{35}', anywhere: true },
  { what: 'a Figma token', starts: ['figd_', 'figu_'], rest: `${URL_64}{38,}`, unlike: 'words' },
  { what: 'a Postman key', starts: ['PMAK-'], rest: '[0-9a-f]{24}-[0-9a-f]{34}', anywhere: true },
  { what: 'a Contentful token', starts: ['CFPAT-'], rest: `${URL_64}{40,}`, anywhere: true },
  { what: 'a Typeform token', starts: ['tfp_'], rest: '[A-Za-z0-9_.=-]{40,}', unlike: 'words' },
  { what: 'a Dropbox token', starts: ['sl.'], rest: `(?:u\\.)?${URL_64}{100,}` },
  { what: 'a Mapbox token', starts: ['sk.eyJ'], rest: `${URL_64}{20,}\\.${URL_64}{20,}` },
  { what: 'a ReadMe key', starts: ['rdme_'], rest: '[a-z0-9]{70}', anywhere: true },
  // Watching and data
  {
    what: 'a New Relic key',
    starts: ['NRAK-', 'NRII-', 'NRRA-'],
    rest: '[A-Za-z0-9_-]{27,}',
    unlike: 'words',
    anywhere: true,
  },
  { what: 'a Grafana token', starts: ['glsa_'], rest: '[A-Za-z0-9]{32}_[0-9A-Fa-f]{8}', anywhere: true },
  { what: 'a Grafana token', starts: ['glc_'], rest: '[A-Za-z0-9+/]{32,}={0,3}', unlike: 'names' },
  { what: 'a Sentry token', starts: ['sntryu_', 'sntrya_', 'sntrys_'], rest: '[A-Za-z0-9+/_=-]{64,}', anywhere: true },
  {
    what: 'a Dynatrace token',
    starts: ['dt0c01.', 'dt0s01.', 'dt0s02.'],
    rest: '[A-Z0-9]{8,24}\\.[A-Z0-9]{64}',
    anywhere: true,
  },
  { what: 'a PostHog key', starts: ['phx_'], rest: '[A-Za-z0-9]{40,}', unlike: 'names' },
  {
    what: 'a PlanetScale token',
    starts: ['pscale_tkn_', 'pscale_pw_', 'pscale_oauth_'],
    rest: '[A-Za-z0-9_=.-]{32,}',
    anywhere: true,
  },
  { what: 'a Supabase key', starts: ['sbp_'], rest: '(?:oauth_)?[0-9a-f]{40}' },
  { what: 'a Supabase key', starts: ['sb_secret_'], rest: `${URL_64}{28,}`, unlike: 'words' },
  { what: 'a Neon key', starts: ['napi_'], rest: '[a-z0-9]{50,}', unlike: 'names' },
  { what: 'an Aiven password', starts: ['AVNS_'], rest: `${URL_64}{19,}`, unlike: 'words', anywhere: true },
  { what: 'a Prefect key', starts: ['pnu_', 'pnb_'], rest: '[A-Za-z0-9]{36}', unlike: 'names', exact: true },
  { what: 'an Infracost key', starts: ['ico-'], rest: '[A-Za-z0-9]{32}', unlike: 'names', exact: true },
];
