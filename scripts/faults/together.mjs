// Starts pairs of runs in one folder at the same time, with one cassette and one report folder.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { start } from './run.mjs';
import { filesOf, judged, makeTemplate } from './workspace.mjs';

export async function runTogether(pairs) {
  const { folder, template } = makeTemplate();
  const work = join(folder, 'work');
  const args = judged(['--report-formats=json,markdown,html']);
  const seen = { name: 'pairs', pairs, exits: {}, answers: {}, faults: [] };
  for (let i = 0; i < pairs; i += 1) {
    rmSync(work, { recursive: true, force: true });
    cpSync(template, work, { recursive: true });
    const ends = await Promise.all([start(args, work).done, start(args, work).done]);
    for (const { code, stderr } of ends) {
      seen.exits[code] = (seen.exits[code] ?? 0) + 1;
      if (code !== 0) seen.faults.push(`exit ${code}: ${stderr.slice(0, 300)}`);
    }
    const files = filesOf(work);
    const lines = (files.get('tape.jsonl') ?? '').trim().split('\n');
    const keys = new Set(lines.map((line) => JSON.stringify(JSON.parse(line).key ?? line)));
    seen.answers[keys.size] = (seen.answers[keys.size] ?? 0) + 1;
    const report = JSON.parse(files.get('summary-gate-report/report.json') ?? '{}');
    if (report.verdict !== 'pass') seen.faults.push('no report of a pass');
    for (const path of files.keys()) if (/\.tmp$|\.lock$/.test(path)) seen.faults.push(`${path} is left`);
  }
  rmSync(folder, { recursive: true });
  return seen;
}
