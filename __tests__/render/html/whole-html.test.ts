import { it } from '@jest/globals';
import { renderHtml } from '../../../src/render/html/render-html.js';
import { wholeReport } from '../../builders/whole-report.js';
import { expectGolden } from '../../golden/expect-golden.js';

/** What a page shows and the data of its rows, with an element a line; without its style and program, which have tests of their own. */
function readable(page: string): string {
  return page
    .replace(/<style>[\s\S]*?<\/style>|<script type="module">[\s\S]*?<\/script>/g, '')
    .replace(/'sha256-[^']*'|sha256-[\w+/=]*/g, 'HASH')
    .replace(/(?<=[^\n])<(?!\/|b>|bdi>|span>|code>|small>)/g, '\n<')
    .replace(/,"(?=\w+":)/g, ',\n"');
}

it('shows every part of a report, as it was reviewed', () => {
  expectGolden('whole.html', readable(renderHtml(wholeReport(), () => undefined)));
});
