// Whether rubrics tell damaged summaries from harmless rewordings of the same session.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { candidateSchema } from '../../build/inputs/candidates/candidate.js';
import { goldenSessionSchema } from '../../build/inputs/corpus/golden-session.js';
import { EDITS } from '../../build/self-test/mutations/catalogue.js';
import { mutationsOf } from '../../build/self-test/mutations/mutations.js';
import { probabilityOfGreater } from '../../build/statistics/agreement.js';
import { percentileInterval } from '../../build/statistics/interval.js';

/** AUC of every rubric, overall, with paraphrases, and per kind of damage. */
export function measureSensitivity(corpora, candidates, rubrics, options) {
  const sessions = corpora.flatMap((corpus, index) => readCorpus(corpus, index === 0 ? candidates : undefined));
  const references = sessions.map(({ name, reference }) => ({ name, summary: reference }));
  const made = sessions.map((session) => ({
    ...session,
    mutations: mutationsOf({ name: session.name, summary: session.reference }, references),
    ofParaphrase:
      session.paraphrase === undefined
        ? []
        : mutationsOf(
            { name: `${session.name}#paraphrase`, summary: session.paraphrase },
            withoutOwn(references, session),
          ),
  }));
  return {
    corpora,
    sessions: sessions.length,
    paraphrases: sessions.filter(({ paraphrase }) => paraphrase !== undefined).length,
    harmless: countOf(made, 'harmless'),
    damaging: countOf(made, 'damaging'),
    rubrics: Object.entries(rubrics).map(([name, rubric]) => measureRubric(name, rubric, made, options)),
  };
}

function readCorpus(corpus, candidates) {
  return readdirSync(corpus)
    .filter((name) => existsSync(join(corpus, name, 'reference.json')))
    .sort()
    .map((name) => {
      const { reference } = goldenSessionSchema.parse(readJson(join(corpus, name, 'reference.json')));
      const file = candidates === undefined ? '' : join(candidates, `${name}.json`);
      const paraphrase = existsSync(file) ? candidateSchema.parse(readJson(file)) : undefined;
      return { name, reference, paraphrase };
    });
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''));
const withoutOwn = (references, { name }) => references.filter((other) => other.name !== name);
const countOf = (made, effect) => ({
  of_references: made.flatMap(({ mutations }) => mutations).filter(({ edit }) => edit.effect === effect).length,
  of_paraphrases: made.flatMap(({ ofParaphrase }) => ofParaphrase).filter(({ edit }) => edit.effect === effect).length,
});

function measureRubric(name, rubric, made, options) {
  const sessions = made.map(({ name: session, reference, paraphrase, mutations, ofParaphrase }) => {
    const score = ({ edit, dose, summary }) => ({ edit, dose, session, summary, scores: rubric(reference, summary) });
    const base = reference;
    return {
      reference: mutations.map((mutation) => ({ ...score(mutation), base })),
      paraphrase:
        paraphrase === undefined
          ? []
          : [
              { ...score({ edit: FULL_PARAPHRASE, dose: 1, summary: paraphrase }), base: reference },
              ...ofParaphrase.map((mutation) => ({ ...score(mutation), base: paraphrase })),
            ],
    };
  });
  const ofReferences = sessions.map((session) => session.reference);
  const mixed = sessions
    .filter(({ paraphrase }) => paraphrase.length > 0)
    .map((s) => [...s.reference, ...s.paraphrase]);
  const alone = sessions.filter(({ paraphrase }) => paraphrase.length > 0).map((s) => s.paraphrase);
  const paraphrases = alone.map(([first]) => first.scores.overall);
  return {
    name,
    auc: aucOf(ofReferences, options),
    auc_with_paraphrases: aucOf(mixed, options),
    auc_paraphrases_alone: aucOf(alone, options),
    mean_overall_of_paraphrases: meanOf(paraphrases),
    kinds: groupsOf('kind').map((kind) => ({
      kind,
      auc: aucOf(ofReferences, options, (mutation) => mutation.edit.kind === kind)?.mean ?? null,
      auc_with_paraphrases: aucOf(mixed, options, (mutation) => mutation.edit.kind === kind)?.mean ?? null,
      auc_of_dimension: dimensionAuc(ofReferences, kind),
    })),
    families: groupsOf('family').map((family) => ({
      family,
      auc: aucOf(ofReferences, options, (mutation) => mutation.edit.family === family)?.mean ?? null,
      auc_with_paraphrases: aucOf(mixed, options, (mutation) => mutation.edit.family === family)?.mean ?? null,
    })),
    harmless: EDITS.filter(({ effect }) => effect === 'harmless').map(({ kind }) => ({
      kind,
      mean_overall: meanOf(overallsOf(ofReferences.flat().filter(({ edit }) => edit.kind === kind))),
    })),
  };
}

const FULL_PARAPHRASE = { kind: 'full-paraphrase', effect: 'harmless', dimensions: [] };

const groupsOf = (key) => [...new Set(EDITS.filter(({ effect }) => effect === 'damaging').map((edit) => edit[key]))];
const meanOf = (values) => (values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length);
const overallsOf = (mutations) => mutations.map(({ scores }) => scores.overall);

/** Mean over sessions of P(harmless > damaged), with a bootstrap interval over sessions. */
function aucOf(sessions, { draws, seed }, isMeant = () => true) {
  const values = sessions.flatMap((mutations) => {
    const harmless = mutations.filter(({ edit }) => edit.effect === 'harmless');
    const damaged = mutations.filter((mutation) => mutation.edit.effect === 'damaging' && isMeant(mutation));
    return probabilityOfGreater(overallsOf(harmless), overallsOf(damaged)) ?? [];
  });
  return values.length === 0 ? null : { ...percentileInterval(values, draws, seed), sessions: values.length };
}

/** The same of the one dimension that a kind damages; `null` for kinds that damage several. */
function dimensionAuc(sessions, kind) {
  const [dimension, ...more] = EDITS.find((edit) => edit.kind === kind).dimensions;
  if (more.length > 0) return null;
  const scoresOf = (mutations) => mutations.map(({ scores }) => scores[dimension]);
  const values = sessions.flatMap((mutations) => {
    const damaged = mutations.filter(({ edit }) => edit.kind === kind);
    const harmless = mutations.filter(({ edit }) => edit.effect === 'harmless');
    const touching = harmless.filter(({ summary, base }) => !isSame(summary[dimension], base[dimension]));
    // No harmless edit changes the outcome: there a copy of it has to score higher.
    return probabilityOfGreater(scoresOf(touching.length > 0 ? touching : harmless), scoresOf(damaged)) ?? [];
  });
  return meanOf(values);
}

const isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b);
