// What has to be true of a candidate, a golden session and a score that were read or made.
import { must, positionIsIn, problemsAreWhole, scoresAreScores } from '../invariants.mjs';

export const FILE = 'some/file.json';

export function inputOf(text, name) {
  return { file: FILE, line: 1, text, fault: null, name, markdown: undefined };
}

/** Lines of a corpus or of candidates are lines: whoever reads them has parted them. */
export function candidateIsWhole(read, text) {
  const lines = text.split(/\r\n|\r|\n/).length;
  if (!('kind' in read)) {
    must(read.code === 'UNREADABLE_CANDIDATE', read.code);
    problemsAreWhole([read], text);
    return read;
  }
  if (read.kind === 'invalid') {
    must(read.defects.length > 0, 'an invalid candidate without a defect');
    problemsAreWhole(read.defects, text);
    return read.defects;
  }
  const { title, summary, key_actions: actions, outcome, aha_moments: moments } = read.summary;
  for (const one of [title, summary, outcome, ...actions]) must(typeof one === 'string', 'a field that is no text');
  for (const { seq, type } of moments)
    must(typeof seq === 'number' && typeof type === 'string', 'a moment that is none');
  const placeOf = read.places();
  for (const path of [['title'], ['key_actions', 1], ['aha_moments', 0, 'type'], ['nowhere']])
    positionIsIn(placeOf(path), lines, path.join('.'));
  return read.summary;
}

export function goldenOf({ CorpusReading, sha256, OWN_FORMAT }, input) {
  const found = [];
  const reading = new CorpusReading(sha256, OWN_FORMAT, (session) => found.push(session));
  reading.addText(input);
  return { found, problems: reading.problems };
}

export function goldenIsWhole(tools, input, longest = input.text) {
  const { found, problems } = goldenOf(tools, input);
  problemsAreWhole(problems, longest);
  must((found.length === 1) === (problems.length === 0), `${found.length} sessions and ${problems.length} problems`);
  for (const { gates, placeOf } of found) {
    for (const floor of [gates.min_overall ?? 0, ...Object.values(gates.min_dimensions ?? {})])
      must(floor >= 0 && floor <= 1, `a floor: ${floor}`);
    positionIsIn(placeOf(['reference', 'title']), longest.split(/\r\n|\r|\n/).length);
  }
  return [
    found.map(({ name, reference, accepted, rejected }) => [
      name,
      reference,
      accepted.map(({ summary }) => summary),
      rejected.length,
    ]),
    problems,
  ];
}

export function wholeScore(scored) {
  const { overall, dimensions, findings } = scored;
  scoresAreScores([overall, ...dimensions.map(({ score }) => score)]);
  must(
    dimensions.every(({ reason }) => reason !== ''),
    'no reason',
  );
  for (const { code, message, suggestion, place } of findings) {
    must(
      /^[A-Z_]+$/.test(code) && message !== '' && suggestion !== '' && place !== '',
      () => `a finding that says nothing: ${code}`,
    );
  }
  return scored;
}
