// What report.html carries with it: its program, bundled from build/page, and its style, each with the hash that its
// content security policy allows. Run by itself it writes src/render/html/page-assets.ts, which the rest is compiled with.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ncc from '@vercel/ncc';

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The source of src/render/html/page-assets.ts. */
export async function pageAssets() {
  const { code } = await ncc(resolve('build/page/render/html/client/main.js'), {
    esm: true,
    target: 'es2022',
    minify: true,
    cache: false,
    quiet: true,
  });
  const script = code.trim();
  const style = smallerStyle(readFileSync('src/render/html/page.css', 'utf8'));
  for (const text of [script, style]) {
    if (/<\/(script|style)|<!--/i.test(text)) throw new Error('a program or style of a page must not end its element');
  }
  return [
    '// Made from src/render/html by npm run generate.',
    `export const SCRIPT = ${JSON.stringify(script)};`,
    `export const SCRIPT_HASH = ${JSON.stringify(hashOf(script))};`,
    `export const STYLE = ${JSON.stringify(style)};`,
    `export const STYLE_HASH = ${JSON.stringify(hashOf(style))};`,
    '',
  ].join('\n');
}

/** The source of src/render/html/<page>-assets.ts: what another page has beside the style of report.html. */
export function styleAssets(page) {
  const style = smallerStyle(readFileSync(`src/render/html/${page}.css`, 'utf8'));
  if (/<\/style|<!--/i.test(style)) throw new Error('a style of a page must not end its element');
  return [
    `// Made from src/render/html/${page}.css by npm run generate.`,
    `export const ${page.toUpperCase()}_STYLE = ${JSON.stringify(style)};`,
    `export const ${page.toUpperCase()}_STYLE_HASH = ${JSON.stringify(hashOf(style))};`,
    '',
  ].join('\n');
}

/** Without comments and indentation; what strings hold has neither. */
function smallerStyle(css) {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync('src/render/html/page-assets.ts', await pageAssets());
  for (const page of ['compare', 'history']) writeFileSync(`src/render/html/${page}-assets.ts`, styleAssets(page));
}
