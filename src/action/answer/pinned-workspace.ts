import { openTemporaryWorkspace } from '../../adapters/disk/temporary-folder.js';
import type { BytesAtCommit } from '../../adapters/github/base-file.js';
import type { FileInFolder, ListedFolder } from '../../adapters/github/teaching-host.js';
import { type Problem, reasonOf, UserError } from '../../core/errors.js';
import type { Files } from '../../core/ports.js';
import { longestTranscript } from '../../core/text-limit.js';
import { pathIn } from '../../core/workspace-path.js';
import { TRANSCRIPT_FILES } from '../../inputs/corpus/find-transcript.js';
import { REFERENCE_FILES } from '../../inputs/corpus/reference-file.js';
import { ID, MOST_REJECTED, MOST_TAUGHT } from '../../inputs/corpus/taught-summary.js';
import { pathsOf } from '../../settings/candidate-paths.js';
import { CANDIDATES_FILE } from '../../settings/files-of-runs.js';
import type { Settings } from '../../settings/table.js';

/** The files of one commit, and nothing of the branch that it was on. */
export interface Pinned {
  readonly read: (path: string) => Promise<BytesAtCommit>;
  /** What a folder is; undefined where there is no such folder. */
  readonly list: (folder: string) => Promise<ListedFolder | undefined>;
}

/** Samples of one session that are fetched. */
const MOST_SAMPLES = 100;

/**
 * As much of a commit as teaching some sessions takes, as a workspace of its own for as long as it is worked with: nothing of a
 * pull request is checked out, and nothing of it runs. Names of files are checked before they become paths.
 */
export class PinnedWorkspace {
  readonly #workspace = openTemporaryWorkspace('summary-gate-answer-');

  constructor(private readonly pinned: Pinned) {}

  get files(): Files {
    return this.#workspace.files;
  }

  remove(): void {
    this.#workspace.remove();
  }

  /**
   * Brings the references of sessions, their transcripts, and what was taught about them. Returns what is wrong with the first
   * that is not there or cannot be read.
   */
  async bringSessions(corpus: string, names: readonly string[]): Promise<Problem | undefined> {
    if (corpus.endsWith('.jsonl')) return problemIn(await this.#lay(corpus));
    for (const name of names) {
      const { folder, found } = await this.#folderOf(corpus, name);
      const names = found.map((file) => file.name);
      const references = REFERENCE_FILES.filter((one) => names.includes(one));
      if (references.length === 0)
        return {
          message: `the corpus has no session ${JSON.stringify(name)}: there is no ${REFERENCE_FILES.join(' or ')}`,
          place: { file: folder },
        };
      const files = [...references, ...transcriptAmong(found)];
      for (const kind of Object.keys(MOST_TAUGHT)) {
        const taught = (await this.pinned.list(`${folder}/${kind}`)) ?? [];
        if (taught === 'link')
          return {
            message: 'the folder is a symbolic link: what people teach stands beside its reference alone',
            place: { file: `${folder}/${kind}` },
            hint: 'put a folder in its place, and try again',
          };
        const own = taught.filter(isTaught).slice(0, MOST_REJECTED + 1);
        files.push(...own.map((one) => `${kind}/${one.name}`));
      }
      for (const file of files) {
        const problem = problemIn(await this.#lay(`${folder}/${file}`));
        if (problem !== undefined) return problem;
      }
    }
    return undefined;
  }

  /** The folder of a session, and the files in it. */
  async #folderOf(
    corpus: string,
    name: string,
  ): Promise<{ readonly folder: string; readonly found: readonly FileInFolder[] }> {
    const [first = '', ...others] = formsOf(name).map((form) => pathIn(corpus, form));
    for (const folder of [first, ...others]) {
      const found = await this.pinned.list(folder);
      if (found !== undefined && found !== 'link') return { folder, found };
    }
    return { folder: first, found: [] };
  }

  /** Lays down candidates that a run has kept, and returns their path. */
  layCandidates(lines: readonly string[]): string {
    this.#write(CANDIDATES_FILE, `${lines.join('\n')}\n`);
    return CANDIDATES_FILE;
  }

  /** Brings the candidates that are committed, where they are looked for. Says whether there is any, and which cannot be had. */
  async bringCandidates(
    { candidates }: Pick<Settings, 'candidates'>,
    names: readonly string[],
  ): Promise<{ readonly isAny: boolean; readonly problems: readonly Problem[] }> {
    const problems: Problem[] = [];
    let isAny = false;
    for (const path of pathsOf(candidates)) {
      const tried = path.endsWith('.jsonl') ? [path] : await this.#candidateFiles(path, names);
      for (const file of tried) {
        const kind = await this.#lay(file);
        if (typeof kind === 'object') problems.push(kind);
        else if (kind === 'there') isAny = true;
      }
    }
    return { isAny, problems };
  }

  async #candidateFiles(folder: string, names: readonly string[]): Promise<readonly string[]> {
    const files: string[] = [];
    for (const path of names.flatMap(formsOf).map((form) => pathIn(folder, form))) {
      files.push(`${path}.json`, `${path}.md`);
      const own = await this.pinned.list(path);
      const samples = (own === 'link' ? [] : (own ?? []))
        .map((one) => one.name)
        .filter((one) => /^(?:summary|candidate|\d{1,6})\.(?:json|md)$/.test(one))
        .slice(0, MOST_SAMPLES);
      files.push(...samples.map((one) => `${path}/${one}`));
    }
    return files;
  }

  /** Lays a file of the commit down, where there is one; returns what is wrong with one that cannot be had. */
  async #lay(path: string): Promise<'there' | 'missing' | Problem> {
    const read = await this.pinned.read(path);
    if (read.kind === 'missing') return 'missing';
    if (read.kind === 'unreadable')
      return { message: `the file of the pull request cannot be read: ${read.reason}`, place: { file: path } };
    this.#write(path, read.bytes);
    return 'there';
  }

  #write(path: string, content: string | Uint8Array): void {
    try {
      this.#workspace.write(path, content);
    } catch (error) {
      // What git takes for a name not every disk does: it may be too long, or have a colon.
      throw new UserError([
        { message: `the file cannot be laid down here: ${reasonOf(error)}`, place: { file: path } },
      ]);
    }
  }
}

/** A name as most write it, and where that is another text, as a Mac does. */
function formsOf(name: string): readonly string[] {
  return [...new Set([name.normalize('NFC'), name.normalize('NFD')])];
}

function problemIn(laid: 'there' | 'missing' | Problem): Problem | undefined {
  return typeof laid === 'object' ? laid : undefined;
}

/** The transcript that a run reads: the first by name, and none where that is larger than what a run reads. */
function transcriptAmong(files: readonly FileInFolder[]): readonly string[] {
  const [first] = TRANSCRIPT_FILES.flatMap((name) => files.filter((file) => file.name === name));
  return first === undefined || first.size > longestTranscript(first.name) ? [] : [first.name];
}

function isTaught({ name }: FileInFolder): boolean {
  return name.endsWith('.json') && ID.test(name.slice(0, -'.json'.length));
}
