import { describe, expect, it } from '@jest/globals';
import { html } from '../../../src/render/html/markup.js';
import { TRICKS } from '../page/tricks.js';

describe('a template', () => {
  it('escapes text, keeps markup, joins lists and leaves out nothing', () => {
    const inner = html`<b>${'<i>'}</b>`;
    expect(html`<p title="${'"\'&'}">${inner}${[inner, 'x', 1]}${null}${undefined}</p>`.toString()).toBe(
      '<p title="&quot;&#39;&amp;"><b>&lt;i&gt;</b><b>&lt;i&gt;</b>x1</p>',
    );
  });

  it.each(Object.entries(TRICKS))('lets %s be text', (_, trick) => {
    expect(html`${trick}`.toString()).not.toMatch(/[<>"']/);
  });

  it('takes nothing for markup that only looks like it', () => {
    const forged: unknown = { source: '<b>', toString: () => '<b>' };
    const content = forged as string;
    expect(() => html`${content}`.toString()).toThrow();
  });
});
