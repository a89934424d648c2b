import type { InputText, InputTexts, TextPosition } from './input-texts.js';

/** The texts of several inputs, the first of which holds sample 1 of each session, the next one sample 2, and so on. */
export function textsOfSamples(inputs: readonly InputTexts[]): InputTexts {
  return {
    *all() {
      for (const [index, input] of inputs.entries()) {
        const sample = index + 1;
        for (const { position, read } of input.all()) {
          yield { position: { ...position, sample }, read: () => ({ ...read(), sample }) };
        }
      }
    },
    at: (position) => sampleAt(inputs, position),
    hasChanged: () => inputs.some((input) => input.hasChanged()),
    close: () => {
      for (const input of inputs) input.close();
    },
    parts: inputs.flatMap(({ parts }) => parts),
    hasMarkdown: inputs.some(({ hasMarkdown }) => hasMarkdown),
    load: async () => {
      for (const input of inputs) await input.load();
    },
  };
}

/** Reads a text from the one of several inputs that holds its sample. */
export function sampleAt(inputs: readonly Pick<InputTexts, 'at'>[], position: TextPosition): InputText {
  const { sample = 0 } = position;
  const input = inputs[sample - 1];
  if (input === undefined) throw new RangeError(`no input holds sample ${sample}`);
  return { ...input.at(position), sample };
}
