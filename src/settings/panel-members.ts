import { modelName } from './judge-kinds.js';
import { PROVIDERS, type ProviderName } from './provider-settings.js';
import { quotesHint, show, splitAtCommas } from './raw-values.js';
import type { ValueKind } from './value-kinds.js';

/** One of those who judge: a model, and who is asked for it. */
export interface PanelMember {
  readonly provider: ProviderName;
  readonly model: string;
}

/** More voices than this change no median worth their price. */
const MOST_MEMBERS = 7;

/** Only these words before a colon name a provider: ids of models have colons of their own, as in `llama3:8b`. */
const WITH_PROVIDER = new RegExp(`^(${PROVIDERS.join('|')}):(.*)$`);

/** One model, or several separated by commas, which are a panel. Read as one text: `membersOf` takes it apart. */
export const judgeModels: ValueKind<string> = {
  allowed: `the name of a model (letters, digits and . _ : / - @), or up to ${MOST_MEMBERS} separated by commas; one of another provider has its name and a colon in front: ${PROVIDERS.join(', ')}`,
  parse: (raw) => {
    if (typeof raw !== 'string') return modelName.parse(raw);
    // Not without what is empty: whoever has left a name out has fewer judges than meant.
    const members = raw
      .trim()
      .split(/[,\n]/)
      .map((part) => part.trim());
    if (members.length > MOST_MEMBERS) return { problem: `${members.length} models are too many` };
    for (const member of members) {
      if (member === '') return { problem: `${show(raw)} has a place without a name${quotesHint(raw)}` };
      const parsed = modelName.parse(WITH_PROVIDER.exec(member)?.[2] ?? member);
      if ('problem' in parsed) return { problem: parsed.problem };
    }
    return { value: members.join(', ') };
  },
  jsonSchema: { type: 'string', minLength: 1 },
};

type Named<P extends string = ProviderName> = { readonly 'judge-model': string; readonly 'judge-provider': P };

/** Who judges, in the order of the setting: one, or a panel. */
export function membersOf<P extends string = ProviderName>({
  'judge-model': models,
  'judge-provider': provider,
}: Named<P>): readonly { readonly provider: P | ProviderName; readonly model: string }[] {
  return splitAtCommas(models).map((member) => {
    const [, named, model] = WITH_PROVIDER.exec(member) ?? [];
    const other = PROVIDERS.find((one) => one === named);
    return other === undefined || model === undefined ? { provider, model: member } : { provider: other, model };
  });
}

/** Whether a member is a program, of which nobody knows what it costs. */
export function isProgram({ provider }: { readonly provider: string }): boolean {
  return provider === 'command';
}

/** Whether several models judge. */
export function isPanel(values: Named): boolean {
  return membersOf(values).length > 1;
}

/** How a member is called beside the others: by its model, where that is nobody else's. */
export function memberNames(
  members: readonly { readonly provider: string; readonly model: string }[],
): readonly string[] {
  return members.map(({ provider, model }) =>
    members.filter((other) => other.model === model).length > 1 ? `${provider}:${model}` : model,
  );
}
