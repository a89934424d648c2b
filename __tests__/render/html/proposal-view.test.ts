import { describe, expect, it } from '@jest/globals';
import { candidateSchema } from '../../../src/inputs/candidates/candidate.js';
import { proposalView } from '../../../src/render/html/judgement-view.js';
import { toPageSummary } from '../../../src/render/html/page-data.js';
import { summaryJson } from '../../builders/summaries.js';
import { TRICKS } from '../page/tricks.js';

const summaryOf = (overrides: Readonly<Record<string, unknown>> = {}) =>
  toPageSummary(candidateSchema.parse(summaryJson(overrides)));

describe('a proposed summary', () => {
  it('is shown beside the candidate, with the words that differ', () => {
    const given = summaryOf({ title: 'A slow test', key_actions: ['Waited'] });
    const proposal = summaryOf({ title: 'A quick test', key_actions: ['Waited', 'Left'] });
    const page = proposalView(proposal, given).toString();
    expect(page).toContain('A <del class="missing">slow</del> test');
    expect(page).toContain('A <ins class="added">quick</ins> test');
    expect(page).toContain('<ins class="added">• Left</ins>');
    expect(page).toContain('never scored');
    expect(page).not.toMatch(/[{}]/);
  });

  it('stands alone where the page has no candidate', () => {
    const page = proposalView(summaryOf({ title: 'A quick test' }), null).toString();
    expect(page).toContain('A quick test');
    expect(page).not.toMatch(/Candidate|<ins|<del/);
  });

  it.each(Object.entries(TRICKS))('that tries %s opens no element', (_, trick) => {
    const evil = `${trick}</details><script>x</script><img src=x onerror=x>`;
    const page = proposalView(
      summaryOf({ title: evil, summary: evil, key_actions: [evil], outcome: evil }),
      summaryOf({ title: trick }),
    ).toString();
    expect(page).not.toMatch(/<(script|img)/);
    expect(page.split('</details>').length).toBe(2);
  });
});
