/** English words that carry grammar and no fact. They weigh little; a text without them is a list of words. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a about above after again against all also am an and any are as at be because been before being below between both
  but by can could d did do does doing down during each else ever every few for from further had has have having he her
  here hers him his how i if in into is it its itself just let ll m may me might more most much must my now of off on
  once one only onto or other our out over own per rather re s same shall she should since so some such t than that the
  their theirs them then there these they this those through thus to too under until up upon us ve very via was we were
  what when where whether which while who whom whose why will with within would yet you your`.split(/\s+/),
);

/**
 * Frequent words of other languages written in Latin letters that are no English words: Czech, Danish, Dutch, Finnish,
 * French, German, Italian, Norwegian, Polish, Portuguese, Spanish, Swedish, Turkish, Vietnamese. A text with more of
 * these than of English function words is not English.
 */
export const FOREIGN_WORDS: ReadonlySet<string> = new Set(
  `aber af alle als ao aos att au auch auf aus av avec bei bij bir bis che com como cu czy că của dans das de deg dei
  del della den der des det di dla dos du durch een ei eine einem einen einer el ele em en entre est este está et
  ett että foi fra för före für gli ha han har het hon hun ikke il ile ist için ja jag jako je jeg jest jsou kein
  không la las le les lo los là ma mais mas med mehr mit muy na nach ne nicht nie niet noch nog nu não o och od oder
  ook op ou para pas pero più por pour que qui se sich sie sind sobre sono sont su sul sur să também til um una und
  une uno unos vi von voor vor và wegen wie wird wurde y za zu zum zur è được že`.split(/\s+/),
);
