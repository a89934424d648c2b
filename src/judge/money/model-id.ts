/** What stands before the name of a model at clouds and gateways: `us.anthropic.`, `anthropic/`, an ARN, a path. */
const PREFIX = /^(?:.*[./:@])?(?=claude-[a-z])/;

/** What stands behind it: a date (`-20251001`, `@20251001`), a version of the platform (`-v1:0`), a variant (`:beta`). */
const SUFFIXES = [/(?::[a-z0-9._-]{1,100}){1,10}$/, /-v\d+$/, /[-@](?:\d{8}|latest|default)$/];

/**
 * The name under which the vendor lists a model, out of the id that a cloud or a gateway spells in its own way:
 * `us.anthropic.claude-haiku-4-5-20251001-v1:0`, `anthropic/claude-haiku-4.5` and `claude-haiku-4-5@20251001` are
 * `claude-haiku-4-5`. Prices, lengths of cached prompts and traits are looked up under it. An id of no such form stays
 * as it is.
 */
export function canonicalModel(id: string): string {
  if (!PREFIX.test(id)) return id;
  const name = SUFFIXES.reduce((rest, suffix) => rest.replace(suffix, ''), id.replace(PREFIX, ''));
  return name.replaceAll('.', '-');
}

/** Whether a model runs nowhere but at its vendor, so that something on this machine only passes requests on. */
export function isOfVendor(model: string): boolean {
  return /^claude-/.test(canonicalModel(model));
}
