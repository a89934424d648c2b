/** One tail of a 95 % interval: the chance of a false alarm of one gate on a drop, at most. */
export const FALL_LEVEL = 0.025;

/** Below so many independent changes no interval can be trusted: the signs of their changes alone decide, all patterns of them. */
export const FEWEST_CHANGES = 6;

/** The level of that exact test: at five all must fall for it, and of four no fall can be told from chance. */
export const EXACT_LEVEL = 0.05;
