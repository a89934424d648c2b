/**
 * Kinds of credentials as their issuers document them, written down before the patterns and without looking at them, but
 * for the last group:
 * `{` an alphabet and a length `}` stands for so many random characters. No token stands here, so that no scanner takes
 * this file for a leak.
 *
 * Alphabets: A letters and digits, a letters, l small letters and digits, U capitals and digits, h small hexadecimal,
 * H capital hexadecimal, 2 base 32, d digits, B base 64 for URLs, b base 64, u a UUID.
 */
export interface CredentialKind {
  readonly name: string;
  readonly shape: string;
  /** What it stands in, `%` in its place. */
  readonly within: string;
}

const rows: readonly (readonly [name: string, shape: string, within?: string])[] = [
  // Clouds
  ['AWS access key id', 'AKIA{2:16}'],
  ['AWS temporary access key id', 'ASIA{2:16}'],
  ['AWS secret access key', '{b:40}', 'aws_secret_access_key = %'],
  ['AWS Bedrock API key', 'ABSK{b:128}='],
  ['Google API key', 'AIza{B:35}'],
  ['Google OAuth client secret', 'GOCSPX-{B:28}'],
  ['Google OAuth access token', 'ya29.{B:120}'],
  ['Google OAuth refresh token', '1//0{A:1}{B:60}'],
  ['Azure storage account key', '{b:86}==', 'DefaultEndpointsProtocol=https;AccountName=main;AccountKey=%;'],
  ['Azure client secret', '{A:3}8Q~{A:34}'],
  ['Azure DevOps token', '{A:76}AZDO{A:4}'],
  ['DigitalOcean token', 'dop_v1_{h:64}'],
  ['DigitalOcean refresh token', 'dor_v1_{h:64}'],
  ['Alibaba access key id', 'LTAI{A:20}'],
  ['Tencent secret id', 'AKID{A:32}'],
  ['Heroku API key', 'HRKU-AA{B:58}'],
  ['Fly.io token', 'fo1_{B:43}'],
  ['Fly.io macaroon', 'FlyV1 fm2_{b:160}'],
  ['Netlify token', 'nfp_{A:36}'],
  ['Vercel blob token', 'vercel_blob_rw_{A:16}_{A:30}'],
  ['Cloudflare origin CA key', 'v1.0-{h:24}-{h:146}'],
  ['Databricks token', 'dapi{h:32}-2'],
  ['Render API key', 'rnd_{A:28}'],
  ['Scalingo token', 'tk-us-{B:48}'],
  ['Tailscale key', 'tskey-auth-{A:16}-{A:32}'],
  // Code hosts, builds, packages
  ['GitHub personal token', 'ghp_{A:36}'],
  ['GitHub fine-grained token', 'github_pat_{A:22}_{A:59}'],
  ['GitHub OAuth token', 'gho_{A:36}'],
  ['GitHub user token of an app', 'ghu_{A:36}'],
  ['GitHub refresh token', 'ghr_{A:76}'],
  ['GitHub installation token', 'ghs_{A:36}'],
  ['GitLab personal token', 'glpat-{B:20}'],
  ['GitLab routable token', 'glpat-{B:27}.01.{l:9}'],
  ['GitLab trigger token', 'glptt-{h:40}'],
  ['GitLab runner token', 'glrt-{B:20}'],
  ['GitLab deploy token', 'gldt-{B:20}'],
  ['GitLab job token', 'glcbt-64_{B:20}'],
  ['GitLab agent token', 'glagent-{B:50}'],
  ['GitLab OAuth secret', 'gloas-{h:64}'],
  ['Bitbucket app password', 'ATBB{A:28}{H:8}'],
  ['Atlassian API token', 'ATATT3xFfGF0{B:172}={H:8}'],
  ['CircleCI token', 'CCIPAT_{A:22}_{h:40}'],
  ['Buildkite token', 'bkua_{h:40}'],
  ['npm token', 'npm_{A:36}'],
  ['PyPI token', 'pypi-AgEIcHlwaS5vcmc{B:120}'],
  ['RubyGems key', 'rubygems_{h:48}'],
  ['crates.io token', 'cio{A:32}'],
  ['NuGet key', 'oy2{l:43}'],
  ['Clojars token', 'CLOJARS_{h:60}'],
  ['Docker Hub token', 'dckr_pat_{B:27}'],
  ['JFrog API key', 'AKCp{A:69}'],
  ['Sonar token', 'squ_{h:40}'],
  ['Sourcegraph token', 'sgp_{h:16}_{h:40}'],
  ['Pulumi token', 'pul-{h:40}'],
  ['Terraform Cloud token', '{A:14}.atlasv1.{B:67}'],
  ['Vault service token', 'hvs.{B:95}'],
  ['Vault batch token', 'hvb.{B:150}'],
  ['Doppler token', 'dp.pt.{A:43}'],
  ['1Password service account', 'ops_eyJ{b:300}'],
  ['age secret key', 'AGE-SECRET-KEY-1{U:58}'],
  // Models
  ['OpenAI key', 'sk-{A:20}T3BlbkFJ{A:20}'],
  ['OpenAI project key', 'sk-proj-{B:74}T3BlbkFJ{B:74}'],
  ['OpenAI service key', 'sk-svcacct-{B:58}T3BlbkFJ{B:58}'],
  ['Anthropic key', 'sk-ant-api03-{B:93}AA'],
  ['Anthropic admin key', 'sk-ant-admin01-{B:93}AA'],
  ['Anthropic OAuth token', 'sk-ant-oat01-{B:93}AA'],
  ['DeepSeek key', 'sk-{h:32}'],
  ['OpenRouter key', 'sk-or-v1-{h:64}'],
  ['Langfuse secret key', 'sk-lf-{u}'],
  ['Hugging Face token', 'hf_{a:34}'],
  ['Hugging Face organisation token', 'api_org_{a:34}'],
  ['Replicate token', 'r8_{A:37}'],
  ['Groq key', 'gsk_{A:52}'],
  ['Perplexity key', 'pplx-{A:48}'],
  ['xAI key', 'xai-{A:80}'],
  ['LangSmith key', 'lsv2_pt_{h:32}_{h:10}'],
  ['Pinecone key', 'pcsk_{A:5}_{A:63}'],
  ['NVIDIA key', 'nvapi-{B:64}'],
  ['Together key', 'tgp_v1_{B:43}'],
  ['Cerebras key', 'csk-{l:48}'],
  ['Tavily key', 'tvly-dev-{A:32}'],
  ['ElevenLabs key', 'sk_{h:48}'],
  ['E2B key', 'e2b_{h:40}'],
  ['Apify token', 'apify_api_{A:36}'],
  ['Fireworks key', 'fw_{A:24}'],
  // Messages
  ['Slack bot token', 'xoxb-{d:12}-{d:13}-{A:24}'],
  ['Slack user token', 'xoxp-{d:12}-{d:12}-{d:13}-{h:32}'],
  ['Slack app token', 'xapp-1-A{U:10}-{d:13}-{h:64}'],
  ['Slack configuration token', 'xoxe.xoxp-1-{A:163}'],
  ['Slack webhook', 'https://hooks.slack.com/services/T{U:10}/B{U:10}/{A:24}'],
  ['Discord bot token', 'M{A:23}.{A:6}.{B:38}'],
  ['Discord webhook', 'https://discord.com/api/webhooks/{d:19}/{B:68}'],
  ['Teams webhook', 'https://corp.webhook.office.com/webhookb2/{u}@{u}/IncomingWebhook/{h:32}/{u}'],
  ['Telegram bot token', '{d:10}:AA{B:33}'],
  ['SendGrid key', 'SG.{B:22}.{B:43}'],
  ['Mailgun key', 'key-{h:32}'],
  ['Mailchimp key', '{h:32}-us12'],
  ['Brevo key', 'xkeysib-{h:64}-{A:16}'],
  ['Resend key', 're_{A:8}_{A:24}'],
  ['Twilio key', 'SK{h:32}'],
  // Money and shops
  ['Stripe key', 'sk_live_{A:24}'],
  ['Stripe restricted key', 'rk_live_{A:99}'],
  ['Stripe webhook secret', 'whsec_{A:32}'],
  ['Square token', 'sq0atp-{B:22}'],
  ['Square secret', 'sq0csp-{B:43}'],
  ['Braintree token', ['access_token', 'production', '{l:16}', '{h:32}'].join('$')],
  ['Plaid token', 'access-production-{u}'],
  ['Shopify token', 'shpat_{h:32}'],
  ['Shopify shared secret', 'shpss_{h:32}'],
  ['Flutterwave key', 'FLWSECK-{h:32}-X'],
  ['EasyPost key', 'EZAK{A:54}'],
  ['Shippo token', 'shippo_live_{h:40}'],
  ['Duffel token', 'duffel_live_{B:43}'],
  // Tools of teams
  ['Airtable token', 'pat{A:14}.{h:64}'],
  ['Linear key', 'lin_api_{A:40}'],
  ['Notion token', 'ntn_{d:11}{A:35}'],
  ['Figma token', 'figd_{B:40}'],
  ['Postman key', 'PMAK-{h:24}-{h:34}'],
  ['Contentful token', 'CFPAT-{B:43}'],
  ['Typeform token', 'tfp_{B:44}'],
  ['Dropbox token', 'sl.{B:136}'],
  ['Asana token', '1/{d:16}:{h:32}'],
  ['Mapbox secret token', 'sk.eyJ{A:80}.{B:22}'],
  // Watching and data
  ['New Relic key', 'NRAK-{U:27}'],
  ['Grafana service account', 'glsa_{A:32}_{h:8}'],
  ['Grafana Cloud token', 'glc_eyJ{b:100}='],
  ['Sentry user token', 'sntryu_{h:64}'],
  ['Sentry organisation token', 'sntrys_eyJ{A:100}={b:0}_{b:43}'],
  ['Dynatrace token', 'dt0c01.{2:24}.{2:64}'],
  ['PostHog personal key', 'phx_{A:43}'],
  ['Datadog key', '{h:32}', 'DD_API_KEY=%'],
  ['PlanetScale token', 'pscale_tkn_{B:43}'],
  ['Supabase token', 'sbp_{h:40}'],
  ['Supabase secret key', 'sb_secret_{B:31}'],
  ['Neon key', 'napi_{l:64}'],
  ['Aiven password', 'AVNS_{B:19}'],
  ['Prefect key', 'pnu_{l:36}'],
  // By what stands around them
  ['private key', '-----BEGIN RSA PRIVATE KEY-----\n{b:64}\n{b:64}\n-----END RSA PRIVATE KEY-----'],
  ['private key of OpenSSH', '-----BEGIN OPENSSH PRIVATE KEY-----\n{b:70}\n-----END OPENSSH PRIVATE KEY-----'],
  ['JSON web token', 'eyJ{A:30}.eyJ{B:80}.{B:43}'],
  ['bearer token', '{B:40}', 'Authorization: Bearer %'],
  ['token in a header', '{B:40}', 'Authorization: token %'],
  ['basic authorization', '{b:38}==', 'Authorization: Basic %'],
  ['password in a URL', '{A:16}', 'postgres://app:%@db.internal:5432/app'],
  ['token in a URL', '{A:32}', 'https://api.corp.io/v1?access_token=%&page=2'],
  ['signature of a shared access', '{A:43}%3D', 'https://x.blob.core.windows.net/c/f?sv=2025-01-05&sig=%&se=2026'],
  ['variable with an API key', '{A:32}', 'export ACME_API_KEY=%'],
  ['variable with a token', '{A:40}', 'DEPLOY_TOKEN="%"'],
  ['variable with a secret', '{h:64}', 'SESSION_SECRET=%'],
  ['variable with a password', '{A:20}', 'DB_PASSWORD=%'],
  ['member with an API key', '{A:32}', '{"apiKey": "%"}'],
  ['member with a client secret', '{B:40}', '  "client_secret": "%",'],
  ['member of YAML with a token', '{A:36}', 'auth_token: %'],
  ['member of YAML with a password', '{A:18}', "password: '%'"],
  ['constant with a secret key', '{A:50}', "const secretKey = '%';"],
  ['flag with a token', '{A:40}', 'deploy --token=%'],
  ['header with an API key', '{A:32}', 'x-api-key: %'],
  // Written down with their patterns
  ['GitHub installation token of today', 'ghs_{d:6}_eyJ{A:60}.{B:200}.{B:43}'],
  ['JFrog reference token', 'cmVmdGtu{A:56}'],
  ['OpenShift token', 'sha256~{B:43}'],
  ['Octopus key', 'API-{U:26}'],
  ['ReadMe key', 'rdme_{l:70}'],
  ['Infracost key', 'ico-{A:32}'],
];

export const CREDENTIAL_KINDS: readonly CredentialKind[] = rows.map(([name, shape, within = '%']) => ({
  name,
  shape,
  within,
}));

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ALPHABETS: Readonly<Record<string, string>> = {
  A: `${LETTERS}0123456789`,
  a: LETTERS,
  l: 'abcdefghijklmnopqrstuvwxyz0123456789',
  U: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  h: '0123456789abcdef',
  H: '0123456789ABCDEF',
  2: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  d: '0123456789',
  B: `${LETTERS}0123456789-_`,
  b: `${LETTERS}0123456789+/`,
};

/** A credential of that kind, drawn by chance. */
export function drawCredential({ shape }: CredentialKind, random: () => number): string {
  const draw = (alphabet: string, length: number): string => {
    const characters = ALPHABETS[alphabet] ?? '';
    return Array.from({ length }, () => characters[Math.floor(random() * characters.length)]).join('');
  };
  return shape.replace(/\{(?:u|(\w):(\d+))\}/g, (_, alphabet?: string, length?: string) =>
    alphabet === undefined ? [8, 4, 4, 4, 12].map((part) => draw('h', part)).join('-') : draw(alphabet, Number(length)),
  );
}

/** Whether a text shows twelve drawn characters of a credential in a row. */
export function shows(text: string, { shape }: CredentialKind, credential: string): boolean {
  for (let at = 0; at + 12 <= credential.length; at++) {
    const piece = credential.slice(at, at + 12);
    if (text.includes(piece) && !shape.includes(piece)) return true;
  }
  return false;
}
