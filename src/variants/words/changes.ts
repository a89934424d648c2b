const regular =
  'bump chang convert decreas downgrad drop extend improv increas lift lower migrat minimis minimiz mov port rais reduc renam shift shorten slow switch transition trim tun updat upgrad widen'.split(
    ' ',
  );

/** Patterns of verbs that tell of a change, so that "from A to B" in their sentence is one and no range. */
export const CHANGE_VERBS: readonly string[] = [
  ...regular.map((stem) => `${stem}p?(?:e|es|ed|s|ing|ion)?`),
  'fell|falls?|falling',
  'rose|rises?|rising',
  'grew|grows?|growing|grown',
  'shrank|shrinks?|shrinking|shrunk',
  'cuts?|cutting',
  'went|goes|going',
  'took|takes?|taking',
  'brought|brings?|bringing',
  'came|comes?|coming',
  'sped|speeds?',
  'copied',
];
