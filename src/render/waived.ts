/** The mark of what has failed and is waived: somebody looks at it and has taken it upon themselves. */
export const WAIVED = '👁️';
