// docs/sample-report.html: the HTML report of examples/regressed, at a fixed time.
import { runPipeline } from '../build/pipeline.js';
import { renderHtml } from '../build/render/html/render-html.js';
import { openRun } from '../build/run.js';

export function sampleReport() {
  const inputs = new Map([['candidates', { text: 'examples/regressed', label: '--candidates' }]]);
  const { settings, ports } = openRun(inputs, { env: { SOURCE_DATE_EPOCH: '1795262400' }, cwd: process.cwd() });
  const { report, texts } = runPipeline(settings, ports);
  return renderHtml(report, texts);
}
