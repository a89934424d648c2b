// A folder in which whole runs are made, in this process and at a fixed time, one after the other.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export class Workspace {
  #product;
  #root;
  #tree;

  /** @param tree texts by path */
  constructor(product, tree) {
    this.#product = product;
    this.#tree = tree;
    this.#root = mkdtempSync(join(tmpdir(), 'summary-gate-fuzz-'));
    process.once('exit', () => rmSync(this.#root, { recursive: true, force: true }));
    this.#write(tree);
    this.files = product.openWorkspace(this.#root, this.#root);
  }

  /** Adds files that stay. */
  keep(tree) {
    this.#tree = { ...this.#tree, ...tree };
    this.#write(tree);
  }

  /** Where a file stands. */
  pathOf(path) {
    return join(this.#root, path);
  }

  #write(tree) {
    for (const [path, content] of Object.entries(tree)) {
      mkdirSync(dirname(join(this.#root, path)), { recursive: true });
      writeFileSync(join(this.#root, path), content);
    }
  }

  /** Calls `work` while these files stand in place of others, and puts those back. */
  async with(changes, work) {
    this.#write(changes);
    try {
      return await work();
    } finally {
      for (const path of Object.keys(changes)) {
        if (this.#tree[path] === undefined) rmSync(join(this.#root, path), { force: true });
        else this.#write({ [path]: this.#tree[path] });
      }
    }
  }

  /** Settings and ports of a run, as the command line makes them. */
  run(flags) {
    const { SETTING_NAMES, resolveSettings, sha256, openTempStore } = this.#product;
    const given = SETTING_NAMES.filter((name) => flags[name] !== undefined);
    const inputs = new Map(given.map((name) => [name, { text: flags[name], label: `--${name}` }]));
    const ports = {
      files: this.files,
      digest: sha256,
      clock: () => new Date('2026-11-21T12:00:00.750Z'),
      openTempStore: () => openTempStore(),
    };
    return { inputs, settings: resolveSettings(inputs, this.files), folder: '.', ports };
  }

  /** What a run says: a report, as report.json has it, with the pages of all formats, or why there is none. */
  async score(flags) {
    const { UserError, describeFailure, loadRenderers, runPipeline } = this.#product;
    try {
      const { settings, ports } = this.run(flags);
      const { report, texts, baseTexts, close } = await runPipeline(settings, ports);
      try {
        const pages = {};
        for (const [format, render] of await loadRenderers(['json', 'markdown', 'html', 'junit', 'sarif', 'gitlab'])) {
          const page = render(report, texts, baseTexts);
          pages[format] = typeof page === 'string' ? page : [...page].join('');
        }
        return { report: JSON.parse(pages.json), pages };
      } finally {
        close();
      }
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return { refused: describeFailure(error, {}), problems: error.problems };
    }
  }

  /** What a command of the program prints here. */
  async command(argv) {
    const said = { stdout: '', stderr: '' };
    const stream = (name) => ({
      on: () => undefined,
      once: () => undefined,
      write: (text) => {
        said[name] += text;
        return true;
      },
    });
    const shell = {
      env: { SOURCE_DATE_EPOCH: '1795262400' },
      cwd: this.#root,
      stdout: stream('stdout'),
      stderr: stream('stderr'),
    };
    return { exitCode: await this.#product.main(argv, shell), ...said };
  }
}
