import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { configSchema } from '../../src/generate.js';
import { readConfigFile } from '../../src/settings/config-file.js';
import { SETTING_NAMES, SETTINGS } from '../../src/settings/table.js';

const FILE = 'schema/config.schema.json';

describe('the schema of the config file', () => {
  const validate = new Ajv2020({ allErrors: true }).compile(JSON.parse(readFileSync(FILE, 'utf8')));

  it('is what the sources make: npm run generate', () => {
    expect(readFileSync(FILE, 'utf8')).toBe(`${JSON.stringify(configSchema(), null, 2)}\n`);
  });

  it('has every setting but the trusted ones, and allows no other key', () => {
    const { properties, additionalProperties } = JSON.parse(readFileSync(FILE, 'utf8'));
    expect(Object.keys(properties)).toEqual(SETTING_NAMES.filter((name) => !SETTINGS[name].trusted));
    expect(additionalProperties).toBe(false);
  });

  const accepted = [
    'corpus: golden-corpus\ncandidates: out/candidates.jsonl\nreport-dir: report\n',
    'report-formats: [json, markdown]\n',
    'report-formats: json\n',
    'report-formats: json, markdown\n',
    'rubric: v1\n',
    'weights: {title: 0.4, summary: 0.6}\n',
    'weights: title=0.4, summary=0.6\n',
    'limit: 5\nallow-empty: true\n',
    'limit: none\nmin-overall: none\nmin-session: none\nmin-dimensions: none\n',
    'comment: on-failure\ncomment-key: web_1\nannotations: false\n',
    'fail-on: unusable, outcome=1\n',
    'fail-on: [unusable, outcome=1]\n',
    'fail-on: [unusable, {outcome: 1}]\n',
    'fail-on: {unusable: 0, outcome: 1}\n',
    'min-overall: 0.75\nmin-session: 0\nmin-dimensions:\n  title: 0.5\n  key_actions: 1\n',
  ];
  it.each(accepted)('accepts what the program accepts: %j', (text) => {
    expect(validate(parse(text))).toBe(true);
    const { entries, problems } = readConfigFile(text, 'c.yml');
    expect(problems).toEqual([]);
    for (const [name, { raw }] of entries) expect(SETTINGS[name].kind.parse(raw)).toHaveProperty('value');
  });

  const refused = [
    'corpsu: x\n',
    'corpus: 2024\n',
    'corpus: true\n',
    'corpus: ""\n',
    'corpus: [a]\n',
    'report-formats: []\n',
    'report-formats: [pdf]\n',
    'report-formats: pdf\n',
    'report-formats: ""\n',
    'rubric: v9\n',
    'rubric: 1\n',
    'weights: {titel: 1}\n',
    'weights: {title: -1}\n',
    'weights: {}\n',
    'weights: none\n',
    'weights: 1\n',
    'limit: 0\n',
    'limit: 1.5\n',
    'limit: 2024-01-01\n',
    'min-overall: 1.5\n',
    'min-overall: -0.1\n',
    'min-overall: 70%\n',
    'min-overall: false\n',
    'min-session: [0.5]\n',
    'min-dimensions: {title: 2}\n',
    'min-dimensions: {overall: 0.5}\n',
    'min-dimensions: off\n',
    'fail-on: [outcme=1]\n',
    'fail-on: [{outcome: x}]\n',
    'fail-on: [[outcome]]\n',
    'fail-on: {}\n',
    'comment: sometimes\n',
    'comment-key: a b\n',
    'comment-key: -->\n',
    'pull-request: 0\n',
    'annotations: yes\n',
    'check-run: Summary gate\n',
    'allow-empty: yes\n',
    'allow-empty: 1\n',
    'allow-empty: none\n',
    ...SETTING_NAMES.filter((name) => SETTINGS[name].trusted).map((name) => `${name}: x\n`),
    '- corpus\n',
    'corpus\n',
  ];
  it.each(refused)('refuses what the program refuses: %j', (text) => {
    expect(validate(parse(text))).toBe(false);
    const { entries, problems } = readConfigFile(text, 'c.yml');
    const wrong = [...entries].filter(([name, { raw }]) => 'problem' in SETTINGS[name].kind.parse(raw));
    expect(problems.length + wrong.length).toBeGreaterThan(0);
  });
});
