/** What a page shows and the data of its rows, with an element a line; without its style and program, which have tests of their own. */
export function readableHtml(page: string): string {
  return page
    .replace(/<style>[\s\S]*?<\/style>|<script type="module">[\s\S]*?<\/script>/g, '')
    .replace(/'sha256-[^']*'|sha256-[\w+/=]*/g, 'HASH')
    .replace(/(?<=[^\n])<(?!\/|b>|bdi>|span>|code>|small>)/g, '\n<')
    .replace(/,"(?=\w+":)/g, ',\n"');
}
