/** Names of settings, files and places, which a run over folders and one over lines do not share. */
const PLACES: ReadonlySet<string> = new Set([
  'settings',
  'place',
  'file',
  'line',
  'column',
  'candidate_path',
  'candidatePath',
]);

/** What a run says without all that tells where something stands: the same for the same sessions in folders and in lines. */
export function placeless(value: unknown): unknown {
  const text = JSON.stringify(value, (key, member) => (PLACES.has(key) ? undefined : member))
    .replaceAll(
      /(stands twice in the corpus, first at|Two candidates for one session:|are not those of sessions:)[^"]*/g,
      '$1',
    )
    .replaceAll(/in candidates(\.jsonl no line has this name| none of .*? exists)/g, '');
  return JSON.parse(text);
}
