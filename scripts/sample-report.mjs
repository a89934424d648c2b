// docs/sample-report.html: the HTML report of examples/regressed, at a fixed time.
import { renderHtml } from '../build/render/html/render-html.js';
import { runPipeline } from '../build/run/pipeline.js';
import { openRun } from '../build/run/run.js';

export async function sampleReport() {
  const inputs = new Map([['candidates', { text: 'examples/regressed', label: '--candidates' }]]);
  const { settings, ports } = openRun(inputs, { env: { SOURCE_DATE_EPOCH: '1795262400' }, cwd: process.cwd() });
  // The commit would make it another page with each commit.
  const { report, texts, close } = await runPipeline(settings, { ...ports, identity: undefined });
  try {
    return renderHtml(report, texts);
  } finally {
    close();
  }
}
