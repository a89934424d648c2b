// Writes action.yml, schema/, the tables of README.md and docs/, the assets of report.html and the sample of it from the sources; with --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import {
  actionMetadata,
  compareJsonSchema,
  configSchema,
  fillParts,
  labelsJsonSchema,
  pageParts,
  referenceJsonSchema,
  reportJsonSchema,
  turnsJsonSchema,
  waiversJsonSchema,
} from '../build/generate.js';
import { apiPage } from './api-page.mjs';
import { pageAssets, styleAssets } from './page-assets.mjs';
import { reportTypes } from './report-types.mjs';
import { sampleReport } from './sample-report.mjs';

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const files = {
  'action.yml': () => actionMetadata(),
  'schema/config.schema.json': () => json(configSchema()),
  'schema/report.schema.json': () => json(reportJsonSchema()),
  'schema/turns.schema.json': () => json(turnsJsonSchema()),
  'schema/compare.schema.json': () => json(compareJsonSchema()),
  'schema/reference.schema.json': () => json(referenceJsonSchema()),
  'schema/waivers.schema.json': () => json(waiversJsonSchema()),
  'src/render/html/page-assets.ts': () => pageAssets(),
  'src/render/html/compare-assets.ts': () => styleAssets('compare'),
  'src/render/html/history-assets.ts': () => styleAssets('history'),
  'src/library/report-types.ts': () => reportTypes(reportJsonSchema()),
  'docs/api.md': () => apiPage(),
  'docs/sample-report.html': () => sampleReport(),
  'schema/labels.schema.json': () => json(labelsJsonSchema()),
  ...Object.fromEntries(
    Object.entries(pageParts()).map(([page, parts]) => [page, () => fillParts(readFileSync(page, 'utf8'), parts)]),
  ),
};
const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};
let stale = 0;
for (const [file, make] of Object.entries(files)) {
  const text = await make();
  if (read(file) === text) continue;
  stale++;
  if (process.argv.includes('--check')) console.error(`${file} is not what the sources make: run npm run generate`);
  else {
    writeFileSync(file, text);
    console.log(`wrote ${file}`);
  }
}
if (process.argv.includes('--check') && stale > 0) process.exitCode = 1;
