/** What the address of the page says of its table of sessions: which are shown, in which order, and which one is open. */
export interface PageState {
  readonly name: string;
  readonly text: string;
  readonly show: string;
  readonly with: string;
  /** The key of a column, with a minus in front where the largest comes first; empty for the order of the page. */
  readonly sort: string;
  readonly session: string;
}

export const NOTHING_CHOSEN: PageState = { name: '', text: '', show: '', with: '', sort: '', session: '' };

const KEYS = ['name', 'text', 'show', 'with', 'sort', 'session'] as const satisfies readonly (keyof PageState)[];

/** Longer texts are in no address that anybody has sent. */
const LONGEST = 500;

/** The part of an address behind `#`, with the sign; empty where nothing is chosen. A session alone is its bare name. */
export function addressOf(state: PageState): string {
  const chosen = KEYS.filter((key) => state[key] !== '');
  if (chosen.length === 0) return '';
  if (chosen.length === 1 && chosen[0] === 'session') return `#${encodeURIComponent(state.session)}`;
  return `#${chosen.map((key) => `${key}=${encodeURIComponent(state[key].slice(0, LONGEST))}`).join('&')}`;
}

/**
 * What an address says. Whoever made it may have written anything: what is none of ours is nothing.
 * @param isSession whether there is a session of a name; one may be called like a choice
 */
export function readAddress(hash: string, isSession: (name: string) => boolean): PageState {
  const text = hash.replace(/^#/, '');
  const whole = decoded(text);
  if (whole === '' || isSession(whole)) return { ...NOTHING_CHOSEN, session: whole };
  const found = new Map(
    text.split('&').map((part): [string, string] => {
      const at = part.indexOf('=');
      return at < 0 ? ['', ''] : [part.slice(0, at), decoded(part.slice(at + 1)).slice(0, LONGEST)];
    }),
  );
  const textOf = (key: keyof PageState): string => found.get(key) ?? '';
  return {
    name: textOf('name'),
    text: textOf('text'),
    show: textOf('show'),
    with: textOf('with'),
    sort: textOf('sort'),
    session: textOf('session'),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, '%20'));
  } catch {
    return '';
  }
}
