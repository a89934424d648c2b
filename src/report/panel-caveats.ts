import type { JudgeFacts } from '../judge/judge-facts.js';
import { isProgram, memberNames } from '../settings/panel-members.js';

/** Of what a program takes nobody knows anything; a cap holds for the others. */
export function programCaveats({ panel, isSimulated }: JudgeFacts): readonly string[] {
  if (panel === undefined || isSimulated === true) return [];
  const names = memberNames(panel.members);
  return panel.members.flatMap((member, i) =>
    isProgram(member) && member.effort.attempts > 0
      ? [`Nobody knows what asking the program ${names[i]} has cost, and no cap held for it.`]
      : [],
  );
}

/** Fewer voices than were asked for, and what rests on the others. Of a void panel nothing does. Names of models are foreign text. */
export function panelCaveats({ panel, metrics, absence, voided }: JudgeFacts): readonly string[] {
  if (panel === undefined || absence !== null || voided !== null) return [];
  const { members } = panel;
  const names = memberNames(members);
  const all = members.map(({ leftOut }, i) => ({ leftOut, name: names[i] ?? '' }));
  const out = all.filter(({ leftOut }) => leftOut.length > 0);
  if (out.length === 0) return [];
  const named = out.map(({ name, leftOut }) =>
    leftOut.length === metrics.length ? name : `${name} (${leftOut.map(({ metric }) => metric).join(', ')})`,
  );
  return [...whoIsLeft(all, out.length, named.join(', ')), ...whoIsMissed(out)];
}

interface Voice {
  readonly name: string;
  readonly leftOut: readonly { readonly holdsGates: boolean }[];
}

function whoIsLeft(all: readonly Voice[], out: number, named: string): readonly string[] {
  const others = all.filter(({ leftOut }) => leftOut.length === 0);
  const [only] = others;
  if (only === undefined) return [`None of ${all.length} judges counts in all that was asked: ${named}.`];
  const rest = others.length === 1 ? `${only.name} alone` : `the other ${others.length}`;
  return [
    `${out} of ${all.length} judges ${out === 1 ? 'is' : 'are'} left out: ${named}; the medians rest on ${rest}.`,
  ];
}

function whoIsMissed(out: readonly Voice[]): readonly string[] {
  const missed = out.filter(({ leftOut }) => leftOut.some(({ holdsGates }) => holdsGates)).map(({ name }) => name);
  if (missed.length === 0) return [];
  const [answer, it] = missed.length === 1 ? ['answers', 'it'] : ['answer', 'them'];
  return [
    `No gate of the judge is evaluated on that, since ${missed.join(', ')} ${answer}: others may pass what would fail by ${it}. Mend what keeps ${it} out, or take ${it} out of judge-model.`,
  ];
}
