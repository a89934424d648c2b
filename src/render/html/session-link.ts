import { html, type Markup } from './markup.js';

/**
 * A link to a session, by its name as the page shows it. The page's program opens the session that the address names;
 * without it the link leads nowhere.
 */
export function sessionLink(shown: string): Markup {
  return html`<a href="#${encodeURIComponent(shown)}"><bdi>${shown}</bdi></a>`;
}
