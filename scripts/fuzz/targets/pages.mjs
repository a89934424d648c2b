// Everything that is shown, and whole runs.
import { brokenFileOf, bytes } from '../broken-files.mjs';
import { hostileText, leakingText } from '../generators.mjs';
import {
  hasNoCredential,
  isOneCommand,
  isPlainForTerminals,
  isSafeHtml,
  isSafeMarkdown,
  isSarif,
  isWholeReport,
  isXml,
  must,
  problemsAreWhole,
  same,
} from '../invariants.mjs';
import { parsedOrNothing, withTexts } from '../values.mjs';
import { FLAGS } from './base.mjs';

export const PAGES = {
  escapes: (tools) => ({
    make: (chance) => (chance.isOneIn(3) ? leakingText(chance) : hostileText(chance)),
    check: (text) => {
      const outputs = [
        tools.plainLine(text),
        tools.markdownInline(text),
        tools.markdownCode(text),
        tools.htmlCode(text),
        tools.terminalLine(text),
        tools.logLine(text),
      ];
      const [plain, inline, code, html, terminal, log] = outputs;
      for (const one of [...outputs, tools.plainText(text), tools.maskSecrets(text), tools.xmlText(text, 1000)])
        hasNoCredential(one, 'an escaped text', text);
      same(tools.plainLine(plain), plain, 'a line that was made plain twice');
      same(tools.maskSecrets(tools.maskSecrets(text)), tools.maskSecrets(text), 'a text that was masked twice');
      for (const around of [
        `${inline} and ${code}`,
        `- ${inline}`,
        `| a | b |\n|---|---|\n| ${inline} | ${code} |`,
        `<details><summary>${html}</summary>\n\n${inline}\n\n</details>`,
      ])
        isSafeMarkdown(around, tools, () => false);
      isPlainForTerminals(terminal, 'a terminal');
      isOneCommand(tools.workflowCommand('error', log, { title: 'x', file: log, line: 3 }));
      isXml(tools.textElement('a', { b: tools.xmlText(text, 1000) }, [tools.xmlText(text, 1000)]).join(''));
      same(JSON.parse(tools.scriptJson([text])), [text], 'a text of a script');
      same(JSON.parse(tools.jsonLine([text])), [text], 'a text of a line');
      return outputs;
    },
  }),

  pages: (tools) => ({
    make: (chance) => {
      const report = chance.below(tools.reports.length);
      const places = Array.from({ length: 1 + chance.below(8) }, () => chance.pick(tools.places[report]));
      return {
        report,
        changes: places.map((path) => [path, chance.isOneIn(5) ? chance.pick(['', 'a', ' ']) : hostileText(chance)]),
      };
    },
    check: async ({ report, changes }) => {
      const changed = tools.reportSchema.safeParse(withTexts(tools.reports[report], changes));
      // Two changes may not go together: a name twice, say.
      if (!changed.success) return undefined;
      const pages = {};
      for (const format of ['json', 'markdown', 'html', 'junit', 'sarif', 'gitlab'])
        pages[format] = await tools.renderReport(changed.data, format);
      return pagesAreSafe(tools, changed.data, pages);
    },
  }),

  runs: (tools) => {
    return {
      make: (chance) => ({
        ...brokenFileOf(tools.tree, chance, [...Object.keys(tools.tree), 'candidates.jsonl', 'candidates.jsonl']),
        hasBase: chance.isOneIn(3),
        rubric: chance.pick(['v1', 'v2']),
      }),
      check: ({ path, text, hasBase, rubric: version }) =>
        tools.scoring.with({ [path]: bytes(text) }, async () => {
          const said = await tools.scoring.score({
            ...FLAGS,
            rubric: version,
            ...(hasBase && { baseline: 'base.json' }),
          });
          if (said.refused !== undefined) {
            isPlainForTerminals(said.refused, 'the terminal');
            hasNoCredential(said.refused, 'the terminal', text);
            must(!/internal error|^ {4}at /m.test(said.refused), said.refused);
            problemsAreWhole(said.problems, undefined, false);
            isSafeMarkdown(tools.renderErrorComment(said.problems, frameOf(tools)), tools, isOurs);
            return said.refused;
          }
          isWholeReport(said.report);
          if (path.startsWith('candidates')) eachIsThere(said.report, bytes(text));
          for (const [format, page] of Object.entries(said.pages)) hasNoCredential(page, format, text);
          return pagesAreSafe(tools, said.report, said.pages);
        }),
    };
  },
};

const SHA = '0123456789abcdef0123456789abcdef01234567';

const HOME = 'https://github.com/acme/widgets';

const CONTEXT = {
  kind: 'pull-request',
  number: 7,
  headSha: SHA,
  readOnly: false,
  repository: { owner: 'acme', repo: 'widgets' },
  serverUrl: 'https://github.com',
  runUrl: `${HOME}/actions/runs/99`,
  runNumber: 42,
  attempt: 1,
};

function frameOf({ commentFrame }) {
  return commentFrame(CONTEXT, SHA, { key: 'default', warnOnly: false, version: '0.0.0', isTracked: () => true });
}

function isOurs(address) {
  return address.startsWith(`${HOME}/`) && /^[\w:/.%#?=&;+-]*$/.test(address);
}

/** Everything that is made of a report, each by its own parser. */
export async function pagesAreSafe(tools, report, pages) {
  isSafeMarkdown(pages.markdown, tools, () => false);
  isSafeMarkdown(tools.renderComment(report, frameOf(tools)), tools, isOurs);
  isSafeHtml(pages.html, 20);
  isXml(pages.junit);
  isSarif(pages.sarif);
  must(Array.isArray(JSON.parse(pages.gitlab)), 'no list for GitLab');
  isPlainForTerminals(await tools.renderReport(report, 'terminal'), 'the terminal');
  for (const { level, title, message, file, line, column } of tools.withinLimits(tools.annotationsOf(report))) {
    isOneCommand(
      tools.workflowCommand(level, tools.logLine(message), {
        title,
        ...(file !== null && { file: tools.logLine(file) }),
        ...(line !== null && { line }),
        ...(column !== null && { col: column }),
      }),
    );
  }
  for (const line of tools.linesOfReport(report)) isPlainForTerminals(tools.problemLine(line), 'a line');
  return pages;
}

/** Every golden session is in the report, and every candidate that a reader of JSON can name: scored, invalid, or said to be unknown. */
function eachIsThere(report, bytes) {
  const golden = ['absent', 'export', 'login'];
  same(
    report.sessions.filter(({ status }) => status !== 'unreferenced').map(({ name }) => name),
    golden,
    'the sessions',
  );
  const text = bytes.toString().replace(/^\ufeff/, '');
  for (const line of text.split(/\r?\n/)) {
    const name = parsedOrNothing(line)?.value?.name;
    if (typeof name !== 'string' || line.includes('\ufffd')) continue;
    const session = report.sessions.find((one) => one.name === name.normalize('NFC'));
    if (session !== undefined)
      must(session.status !== 'missing_candidate', () => `the candidate of ${name} is not there`);
    else
      must(
        report.findings.some(({ code }) => code === 'UNKNOWN_SESSION' || code === 'UNREADABLE_CANDIDATE'),
        () => `nothing is said of ${name}`,
      );
  }
}
