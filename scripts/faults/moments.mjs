// What a clock may change in what a command says and writes, and nothing else.
import { PLAIN_EPOCH } from './run.mjs';

const DAY = 86_400_000;
/** After so many days a review is to be looked at again. */
const REVIEW_DAYS = 365;

/**
 * Takes the moment of a run out of a text, and that of the plain run, which earlier commands had too; any other date stays, so that one
 * which a zone moves is seen. Where the clock jumps, all dates go. So does what the judge took and what the action draws by lot.
 */
export function withoutMoments(epoch = PLAIN_EPOCH) {
  const moments =
    epoch === ''
      ? [/\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z| UTC)?)?/g, /\b\d{13,19}\b/g]
      : spellings(epoch);
  return (text) => {
    const rest = text.replaceAll(/"duration_ms": ?\d+/g, 'TOOK').replaceAll(/ghadelimiter_[\da-f-]+/g, 'DELIMITER');
    return moments.reduce((left, moment) => left.replaceAll(moment, 'NOW'), rest);
  };
}

function spellings(epoch) {
  return [PLAIN_EPOCH, epoch].flatMap((seconds) => {
    const written = new Date(Number(seconds) * 1000).toISOString();
    const [second, minute, day] = [19, 16, 10].map((length) => written.slice(0, length));
    return [written, `${second}Z`, second, `${minute.replace('T', ' ')} UTC`, day];
  });
}

/**
 * Files as they can be compared. What the run added to evaluations is apart from what was there: a day has a file of its own, and where
 * the day is another one, so is the file. Lines about the judge stand in the order in which its answers came.
 */
export function* comparable(files, earlier) {
  for (const [path, text] of files) {
    const before = /evaluations-/.test(path) ? earlier.get(path) : undefined;
    if (/judge-log/.test(path)) yield [path, text.split('\n').sort().join('\n')];
    else if (before === undefined || !text.startsWith(before)) yield [path, text];
    else {
      yield [`earlier lines of ${path}`, before];
      if (text !== before) yield [path, text.slice(before.length)];
    }
  }
}

/** Files by their paths without moments; none takes the place of another one whose path is then the same. */
export function named(files, timeless) {
  const all = new Map();
  for (const [path, text] of files) {
    let name = timeless(path);
    while (all.has(name)) name += ' again';
    all.set(name, timeless(text));
  }
  return all;
}

/**
 * What the plain run said, as it is to be said at that moment, or at any of two years where the clock jumps: `lint` tells the age of a
 * review. For the plain run every review of the golden sessions is still to come.
 */
export function saidAt(epoch = PLAIN_EPOCH, said, files) {
  if (epoch !== '') return [aged(said, Number(epoch) * 1000, files)];
  return Array.from({ length: 733 }, (_, day) => aged(said, Date.now() + (day - 366) * DAY, files));
}

function aged(said, now, files) {
  let gone = 0;
  const review =
    /^(golden-corpus\/.+\/reference\.json)(:\d+:\d+ {2}warning {2}review\n {2})reviewed_at lies in the future\n/gm;
  const rest = said.replaceAll(review, (_, path, between) => {
    const days = Math.floor((now - Date.parse(JSON.parse(files.get(path)).reviewed_at)) / DAY);
    if (days < -1) return `${path}${between}reviewed_at lies in the future\n`;
    if (days > REVIEW_DAYS) return `${path}${between}the review is ${days} days old; look again after ${REVIEW_DAYS}\n`;
    gone += 1;
    return '';
  });
  return rest.replace(/(\d+) warnings/, (_, count) => counted(count - gone));
}

function counted(count) {
  return `${count} ${count === 1 ? 'warning' : 'warnings'}`;
}
