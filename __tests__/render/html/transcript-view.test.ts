import { describe, expect, it } from '@jest/globals';
import { renderHtml } from '../../../src/render/html/render-html.js';
import { messagesOf, transcriptView } from '../../../src/render/html/transcript-view.js';
import { runPipeline } from '../../../src/run/pipeline.js';
import { portsOf, settingsOf } from '../../builders/runs.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace } from '../../builders/workspace.js';

const SECRET = `ghp_${'a1'.repeat(18)}`;
const said = (role: string, content: string): string => JSON.stringify({ role, content });

/** The page of one session whose transcript this is. */
async function pageWith(transcript: string): Promise<string> {
  const workspace = makeWorkspace({
    'golden-corpus/a/reference.json': referenceJson(),
    'golden-corpus/a/transcript.jsonl': transcript,
    'candidates/a.json': summaryJson(),
  });
  const { report, texts, close } = await runPipeline(settingsOf(workspace), portsOf(workspace));
  try {
    return renderHtml(report, texts);
  } finally {
    close();
  }
}

describe('the transcript on the page', () => {
  it('is masked, bounded and clean', async () => {
    const lines = [
      said('user', `use ${SECRET} please`),
      said('assistant', `</script><script>alert(1)</script>${'long '.repeat(2000)}`),
      ...Array.from({ length: 400 }, (_, i) => said('tool', `result ${i}`)),
    ];
    const html = await pageWith(lines.join('\n'));
    expect(html).toContain('use *** please');
    expect(html).not.toContain(SECRET);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('"omitted":102');
    expect(html).not.toContain('long '.repeat(400));
  });

  it('is none where there is none, or nothing that can be read', async () => {
    expect(await pageWith('')).not.toContain('"transcript":');
  });

  it('has an anchor a message, to which moments and quotations lead', () => {
    const transcript = {
      file: 'c/a/transcript.jsonl',
      messages: [
        { seq: 1, line: 1, who: 'user', text: 'Hi <b>' },
        { seq: 2, line: 7, who: 'tool', text: 'ok' },
      ],
      omitted: 3,
    };
    const html = transcriptView(transcript, 4).toString();
    expect(html).toContain('The session itself: 5 messages');
    expect(html).toContain('id="m-4-2"');
    expect(html).toContain('Hi &lt;b&gt;');
    const { ofSeq, ofPlace } = messagesOf(transcript, 4);
    expect([ofSeq(2), ofSeq(9)]).toEqual(['m-4-2', null]);
    expect([
      ofPlace('c/a/transcript.jsonl:9, not in these words'),
      ofPlace('c/a/transcript.jsonl'),
      ofPlace('x:9'),
    ]).toEqual(['m-4-2', null, null]);
  });
});
