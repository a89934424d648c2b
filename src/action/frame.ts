import type { RunContext } from '../adapters/github/run-context.js';
import { runStamp, stickyMarker } from '../adapters/github/sticky.js';
import { maskSecrets } from '../core/redact.js';
import type { NamedPart } from '../render/identity.js';
import type { CommentFrame } from '../render/page/comment-frame.js';
import { inMarkdown } from '../render/page/comment-frame.js';

interface FrameOptions {
  readonly key: string;
  readonly warnOnly: boolean;
  readonly version: string;
  /** Whether a path of the workspace is a file of the commit. */
  readonly isTracked: (file: string) => boolean;
  /** The commit that it was compared with; null where there is none, or nobody knows it. */
  readonly since?: NamedPart | null;
}

/** Longer addresses are of no use in a browser, and a page of them would leave no room for what they belong to. */
const LONGEST_ADDRESS = 2000;

/** Frames a comment for a run: marker, footer and links, all of our own making. */
export function commentFrame(context: RunContext, headSha: string, options: FrameOptions): CommentFrame {
  const { owner, repo } = context.repository;
  const home = `${context.serverUrl}/${owner}/${repo}`;
  const summaryUrl = context.attempt > 1 ? `${context.runUrl}/attempts/${context.attempt}` : context.runUrl;
  const stamp = runStamp(context.runNumber, context.attempt, summaryUrl);
  const commit = `[\`${headSha.slice(0, 7)}\`](${home}/commit/${headSha})`;
  const since = options.since == null ? '' : ` since ${inMarkdown(options.since)}`;
  return {
    marker: stickyMarker(options.key),
    footer: `<sub>Commit ${commit}${since} · ${stamp} · summary-gate ${options.version}</sub>`,
    summaryUrl,
    warnOnly: options.warnOnly,
    linkTo: (file, line) => {
      // An address cannot be masked and still lead somewhere.
      if (!options.isTracked(file) || maskSecrets(file) !== file) return undefined;
      const path = file.split('/').map(encodeSegment).join('/');
      const address = `${home}/blob/${headSha}/${path}${line === null ? '' : `#L${line}`}`;
      return address.length > LONGEST_ADDRESS ? undefined : address;
    },
  };
}

/** Also the characters that encodeURIComponent leaves and that Markdown or HTML would see. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.replace(/\p{Cs}/gu, '\ufffd')).replace(
    /[!'()*~_]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
