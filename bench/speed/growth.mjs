// Time and memory by the number of sessions.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeSessions } from '../make-sessions.mjs';
import { CLI, measureMemory } from './processes.mjs';
import { show, table } from './table.mjs';

/** The least that any program must do with the input: read it and parse each line. */
const PARSE_ONLY = `for (const f of process.argv.slice(1))
  for (const l of require('fs').readFileSync(f, 'utf8').split('\\n')) if (l) JSON.parse(l);`;

export async function measureGrowth({ work, sizes }) {
  const rows = [];
  for (const size of sizes) {
    const [corpus, candidates] = [`corpus-${size}.jsonl`, `candidates-${size}.jsonl`];
    const made = makeSessions(size);
    writeFileSync(join(work, corpus), made.corpus);
    writeFileSync(join(work, candidates), made.candidates);
    const run = (...more) => ({ args: [CLI, '--corpus', corpus, '--candidates', candidates, ...more], cwd: work });
    const parse = await measureMemory({ args: ['-e', PARSE_ONLY, corpus, candidates], cwd: work });
    const json = await measureMemory(run('--report-formats', 'json,markdown'));
    const html = await measureMemory(run());
    rows.push([
      size.toLocaleString('en'),
      show((made.corpus.length + made.candidates.length) / 1e6),
      show(parse.elapsed / 1000),
      show(json.elapsed / 1000),
      show(json.peak),
      show((1000 * size) / json.elapsed),
      show(html.elapsed / 1000),
      show(html.peak),
    ]);
  }
  const head = ['sessions', 'input, MB', '`JSON.parse` alone, s', 'JSON and Markdown, s', 'peak, MB', 'sessions/s'];
  return `## Growth

JSONL files of generated sessions (\`bench/make-sessions.mjs\`: about 90 words of summary, 8 actions, 4 moments), rubric v2,
findings, statistics and gates included. One process each. Peak is the most memory resident. \`JSON.parse\` alone is the least
that any program must do with the input. The HTML page shows at most 5,000 sessions. Up to 1,000 sessions the report says
what the gates catch, and up to 5,000 its intervals are resampled.

${table([...head, 'with HTML, s', 'peak, MB'], rows)}`;
}
