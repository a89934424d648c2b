import { openStoredContent } from '../adapters/disk/stored-content.js';
import type { FileAtCommit } from '../adapters/git-objects.js';
import type { Files } from '../core/ports.js';
import { normalizeName } from '../inputs/corpus/session-name.js';
import type { FileOfBase } from './base-of-pull-request.js';
import type { GoldenCorpus } from './golden-corpus.js';

/** A corpus of lines, one for each golden session; nothing where it cannot be read, which the run says itself. */
export function goldenLines(corpus: string, base: FileOfBase, files: Files): GoldenCorpus<string> | undefined {
  const read = files.read(corpus);
  if (read.kind !== 'text') return undefined;
  const here = namedLines(read.text);
  const stored = openStoredContent(corpus, files);
  return {
    at: async (commit) => {
      const found = await base.at(commit);
      if (found.kind === 'unreadable') return found;
      // Of a corpus in Git LFS the base has a digest alone.
      if (found.kind === 'text' && stored.isLike(found.text) === true) return { sessions: here };
      return linesOf(found);
    },
    has: (name) => here.has(name),
    isCertain: () => true,
    isAsIn: (name, known) => known.some((line) => line === here.get(name)),
    compare: async () => 'another',
  };
}

function linesOf(
  found: Exclude<FileAtCommit, { readonly kind: 'unreadable' }>,
): { readonly sessions: ReadonlyMap<string, string> } | { readonly reason: string } {
  if (found.kind === 'missing') return { sessions: new Map() };
  const sessions = namedLines(found.text);
  return sessions.size === 0 && found.text.trim() !== ''
    ? { reason: 'no line of it has the name of a session there' }
    : { sessions };
}

/** The lines of golden sessions by their names; what has none is told of where it is read. */
function namedLines(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').flatMap((line) => {
    const name = nameIn(line);
    return name === undefined ? [] : [[normalizeName(name), line.trim()] as const];
  });
  return new Map(lines);
}

function nameIn(line: string): string | undefined {
  try {
    const value: unknown = JSON.parse(line.trim());
    const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}
