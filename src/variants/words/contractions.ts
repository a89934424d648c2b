/** Full and contracted forms, each pair in both directions. The meaning is the same to the letter. */
export const CONTRACTIONS = `
are not | aren't
cannot | can't
could not | couldn't
did not | didn't
do not | don't
does not | doesn't
had not | hadn't
has not | hasn't
have not | haven't
is not | isn't
it is | it's
must not | mustn't
should not | shouldn't
that is | that's
they are | they're
was not | wasn't
we are | we're
were not | weren't
will not | won't
would not | wouldn't
`;
