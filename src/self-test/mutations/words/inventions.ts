/**
 * Actions of sessions that never happened, plausible and specific. One is used only where its subject does not occur
 * in the reference at all.
 */
export const INVENTED_ACTIONS: readonly string[] = [
  'Migrated the billing dashboard to a new charting library',
  'Added rate limiting to the password reset endpoint',
  'Rewrote the nightly newsletter job in Rust',
  'Translated the onboarding wizard into Portuguese and Polish',
  'Replaced the legacy logging framework with structured JSON logs',
  'Introduced a Redis cache in front of the product recommendations',
  'Deleted the unused voucher tables from the staging database',
  'Upgraded the Android client to target the latest SDK',
  'Set up Grafana alerts for slow checkout requests',
  'Wrote a Terraform module for the new object storage bucket',
  'Disabled two-factor authentication for service accounts',
  'Compressed the hero images of the landing page to AVIF',
  'Moved the sitemap generator to a scheduled Lambda function',
  'Fixed the overflow of long street names on printed labels',
  'Added keyboard navigation to the date picker',
  'Removed jQuery from the settings page',
  'Split the notification service into e-mail and SMS workers',
  'Documented the on-call rotation in the team handbook',
  'Encrypted the backup archives with a new key pair',
  'Bumped the Kafka client and tuned its consumer lag thresholds',
];

/** Names that a code base could have, to stand where another one belongs. */
export const INVENTED_NAMES = {
  file: ['scheduler', 'gateway', 'registry', 'mailer', 'resolver', 'throttle', 'dispatcher', 'mapper'],
  camel: ['refreshQueue', 'parseHeader', 'mergeDefaults', 'flushBuffer', 'resolveTarget', 'buildIndex'],
  pascal: ['QueueWorker', 'HeaderParser', 'SessionStore', 'RetryPolicy', 'BatchWriter', 'TokenScanner'],
  snake: ['flush_queue', 'parse_header', 'retry_count', 'batch_writer', 'resolve_target', 'page_size'],
  constant: ['MAX_RETRIES', 'QUEUE_LIMIT', 'DEFAULT_REGION', 'BATCH_WINDOW', 'CACHE_PREFIX'],
  flag: ['--dry-run', '--no-color', '--keep-going', '--strict-mode', '--log-format'],
  branch: ['retry-policy', 'header-cleanup', 'queue-metrics', 'session-store', 'page-size'],
} as const;
