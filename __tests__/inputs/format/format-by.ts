import { formatOf } from '../../../src/inputs/format/format-of.js';
import type { SummaryFormat } from '../../../src/inputs/format/summary-format.js';
import { SETTINGS, type SettingName } from '../../../src/settings/table.js';

/** The format of a team by its settings, as they are written in inputs. */
export function formatBy(
  given: Readonly<Partial<Record<'fields' | 'outcomes' | 'dimensions', string>>>,
): SummaryFormat {
  const read = <T extends SettingName>(name: T, text: string | undefined) => {
    if (text === undefined) return SETTINGS[name].default;
    const parsed = SETTINGS[name].kind.parse(text);
    if ('problem' in parsed) throw new Error(parsed.problem);
    return parsed.value;
  };
  return formatOf({
    fields: read('fields', given.fields),
    outcomes: read('outcomes', given.outcomes),
    dimensions: read('dimensions', given.dimensions),
  } as Parameters<typeof formatOf>[0]);
}
