// A workspace with every kind of file, and the reports, the part and the history that are made of it.
import * as material from '../material.mjs';
import { at, pathsIn, withTexts } from '../values.mjs';
import { Workspace } from '../workspace.mjs';

export const FLAGS = { config: 'settings.yml', waivers: 'waivers.yml', 'allow-empty': 'true' };

const JUDGED = [
  '--judge',
  'auto',
  '--simulate',
  '--json',
  '--judge-metrics',
  'rubric,relevance,coherence,faithfulness,completion',
];

/** Settings of all runs, with every kind of file beside them; the reports of the base and of pages are made of these. */
export async function baseOf(product) {
  const tree = {
    'golden-corpus/login/reference.json': JSON.stringify(material.SESSION, undefined, 2),
    'golden-corpus/login/transcript.jsonl': `${JSON.stringify({ role: 'user', content: 'The login test fails on PR #317' })}\n`,
    'golden-corpus/login/accepted/a1.json': JSON.stringify(material.ACCEPTED),
    'golden-corpus/login/rejected/r1.json': JSON.stringify(material.REJECTED),
    'golden-corpus/login/labels.json': JSON.stringify(material.LABELS),
    'golden-corpus/export/reference.md': material.PAGE,
    'golden-corpus/absent/reference.json': JSON.stringify({ reference: material.SUMMARY }),
    'candidates.jsonl': [
      { name: 'login', ...material.CANDIDATE },
      { name: 'export', candidate: { ...material.SUMMARY, outcome: 'failed' } },
      { name: 'stranger', ...material.CANDIDATE },
    ]
      .map((one) => `${JSON.stringify(one)}\n`)
      .join(''),
    'settings.yml':
      'candidates: candidates.jsonl\nmin-overall: 0.4\nmin-dimensions: {title: 0.2}\noutcomes: {done: success}\n',
    'waivers.yml': 'waivers:\n  - {session: login, dimension: outcome, reason: known, until: 2027-12-31, by: mona}\n',
  };
  const scoring = new Workspace(product, tree);
  const reports = [];
  for (const flags of [{}, { 'min-overall': 'none', 'min-session': 'none', 'fail-on': 'none', rubric: 'v1' }]) {
    const { report, refused } = await scoring.score({ ...FLAGS, ...flags });
    if (refused !== undefined) throw new Error(refused);
    reports.push(report);
  }
  scoring.keep({ 'base.json': JSON.stringify(reports[0]) });
  const compared = await scoring.score({ ...FLAGS, baseline: 'base.json', 'max-regression': '0' });
  reports.push(compared.report);
  // The judge's words are made up, and stand where real ones would.
  const { stdout } = await scoring.command([
    ...JUDGED,
    ...Object.entries(FLAGS).flatMap(([name, value]) => [`--${name}`, value]),
  ]);
  reports.push(JSON.parse(stdout));
  const merging = new Workspace(product, { 'parts/none.txt': '' });
  const history = JSON.parse(product.writeHistory([product.toHistoryRun(reports[0])]));
  const places = reports.map((report) => freePlaces(report, product.reportSchema));
  return {
    tree: { ...tree, 'base.json': JSON.stringify(reports[0]) },
    scoring,
    merging,
    reports,
    places,
    history,
    part: await partOf(product, tree),
  };
}

/** The part of the one shard of a run over these files. */
async function partOf(product, tree) {
  const workspace = new Workspace(product, tree);
  const { path } = await product.runShard(
    workspace.run({ ...FLAGS, shard: '1/1' }),
    { index: 1, of: 1 },
    {},
    () => undefined,
  );
  return workspace.files.read(path).text;
}

/** What a report says in words of our own, whoever wrote it. */
const OURS = /^(?:tool|rubric|scored_at)$|_digest$|^(?:id|kind|from)$/;

/** The paths of texts of a report that may be any text. */
function freePlaces(report, schema) {
  const isFree = (path) => schema.safeParse(withTexts(report, [[path, '@z\n<b>']])).success;
  return pathsIn(report, 5000).filter(
    (path) => typeof at(report, path) === 'string' && !path.some((key) => OURS.test(key)) && isFree(path),
  );
}
