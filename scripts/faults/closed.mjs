// Runs every writing command with streams that are closed, full or slow, in other languages and zones, and with a garbled runner.
import { openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { start } from './run.mjs';
import { filesOf, makeTemplate } from './workspace.mjs';

const ZONES = ['UTC', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'nowhere', ''];
const LANGUAGES = ['C', 'tr_TR.UTF-8', 'ar_EG.UTF-8', 'de_DE.ISO-8859-1', 'ja_JP.SJIS', 'garbage', ''];
const GARBAGE = [
  '',
  ' ',
  '\u0001',
  '../..',
  '/dev/null',
  '/dev/full',
  'a'.repeat(100_000),
  '{"a":',
  '[]',
  'null',
  '-1',
  '::error::x',
  '😀',
  'http://[',
  '%0A',
];
const OF_RUNNER = [
  ...['GITHUB_EVENT_NAME', 'GITHUB_EVENT_PATH', 'GITHUB_REPOSITORY', 'GITHUB_SHA', 'GITHUB_REF', 'GITHUB_RUN_ID'],
  ...[
    'GITHUB_RUN_NUMBER',
    'GITHUB_RUN_ATTEMPT',
    'GITHUB_SERVER_URL',
    'GITHUB_API_URL',
    'GITHUB_GRAPHQL_URL',
    'GITHUB_WORKSPACE',
  ],
  ...[
    'GITHUB_OUTPUT',
    'GITHUB_STEP_SUMMARY',
    'GITHUB_WORKFLOW_REF',
    'GITHUB_HEAD_REF',
    'GITHUB_BASE_REF',
    'GITHUB_JOB',
    'RUNNER_TEMP',
  ],
];

export async function closeStreams({ name, args, before }, times) {
  const seen = { name, runs: 0, faults: [] };
  const { folder, template } = makeTemplate();
  for (const one of before) await start(one, template).done;
  const run = async (about, options, change = () => undefined) => {
    const running = start(args, template, options);
    change(running.child);
    const end = await running.done;
    seen.runs += 1;
    if (![0, 1, 2, 3].includes(end.code))
      seen.faults.push(`${about}: exit ${end.code ?? end.signal}: ${end.stderr.slice(0, 300)}`);
    if (/\n\s+at .+:\d+:\d+/.test(end.stderr + end.stdout))
      seen.faults.push(`${about}: stack trace: ${end.stderr.slice(0, 300)}`);
    return end;
  };
  for (let i = 0; i < times; i += 1) {
    await run('stdout closed', {}, (child) => child.stdout.destroy());
    await run('both closed', {}, ({ stdout, stderr }) => void [stdout, stderr].map((one) => one.destroy()));
    const full = openSync('/dev/full', 'w');
    await run('stdout full', { stdio: ['ignore', full, 'pipe'] });
    await run('stderr full', { stdio: ['ignore', 'pipe', full] });
  }
  if (name === 'score') {
    const texts = new Set();
    for (const TZ of ZONES) {
      for (const LANG of LANGUAGES) {
        await run(`zone ${TZ}, language ${LANG}`, { env: { TZ, LANG, LC_ALL: LANG } });
        texts.add(
          JSON.stringify([...filesOf(template)].filter(([path]) => /report\.(json|md|html)$|xml$|sarif$/.test(path))),
        );
      }
    }
    if (texts.size !== 1) seen.faults.push(`${texts.size} different results in zones and languages`);
  }
  if (name === 'the action') {
    for (const variable of OF_RUNNER) {
      for (const value of GARBAGE)
        await run(`${variable}=${JSON.stringify(value).slice(0, 30)}`, {
          env: { [variable]: value.replaceAll('\0', '') },
        });
    }
  }
  rmSync(join(folder), { recursive: true });
  return seen;
}
