/**
 * GitHub's toolkit, which reads the whole payload of the event as it is loaded: one without end holds the run for ever, one
 * of gigabytes takes as much memory, and one that is no JSON throws. Nothing here needs it; readPayload has read what is known of
 * the event.
 */
const { GITHUB_EVENT_PATH: path } = process.env;
delete process.env['GITHUB_EVENT_PATH'];
const toolkit = await import('@actions/github').finally(() => {
  if (path !== undefined) process.env['GITHUB_EVENT_PATH'] = path;
});

export const getOctokit: typeof import('@actions/github').getOctokit = toolkit.getOctokit;
