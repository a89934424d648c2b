import { html } from './markup.js';

/**
 * The head of a page that needs nothing else, up to its styles: neither the browser nor whoever opens the page learns of anything
 * outside of it, and nothing in it runs but one program where the page has one.
 * @param styles the hashes of the styles that follow
 * @param script the hash of the program
 */
export function pageHead(title: string, styles: readonly string[], script?: string): string {
  const policy = [
    "default-src 'none'",
    ...(script === undefined ? [] : [`script-src '${script}'`]),
    `style-src ${styles.map((hash) => `'${hash}'`).join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
`.toString();
}
