import { addressOf, type PageState } from '../page-address.js';

/** What somebody did: typing and walking from session to session are one step each, however long they last. */
export type Step = 'choosing' | 'typing' | 'walking';

/** Keeps the state of the page in its address, so that it can be sent to somebody, and the way back leads back. */
export function openAddressBar(): (state: PageState, step: Step) => void {
  let last: Step = 'choosing';
  return (state, step) => {
    const hash = addressOf(state);
    if (hash === location.hash) return;
    const url = hash === '' ? (location.href.split('#')[0] ?? '') : hash;
    try {
      if (step !== 'choosing' && step === last) history.replaceState(null, '', url);
      else history.pushState(null, '', url);
    } catch {
      // A page within another one may have no address of its own.
    }
    last = step;
  };
}
