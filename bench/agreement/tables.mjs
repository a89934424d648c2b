// The measured numbers as Markdown.

const digits = (value, places = 3) => (value === null || value === undefined ? '-' : value.toFixed(places));
const range = ({ mean, low, high }) => `${digits(mean)} [${digits(low)}, ${digits(high)}]`;
const signed = ({ mean, low, high }) => `${mean < 0 ? '' : '+'}${digits(mean)} [${digits(low)}, ${digits(high)}]`;

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

export function renderReport({ human, sensitivity }) {
  return [...human.map(renderHuman), renderSensitivity(sensitivity)].join('\n\n');
}

function renderHuman({ file, key, documents, summaries, without_differences, metrics }) {
  const first = metrics[0].name;
  return [
    `## Agreement with people: ${file}, ${key}`,
    `${documents} documents, ${summaries} summaries. Mean over documents of Spearman's rho, 95 % bootstrap interval. Left out: ${without_differences} documents with equal ratings throughout.`,
    table(
      ['metric', 'rho', 'rho given length', `minus ${first}`, `minus ${first}, given length`, 'constant in'],
      metrics.map(({ name, rho, partial, minus_first, constant_documents }) => [
        name,
        range(rho),
        name === 'length alone' ? '-' : range(partial),
        minus_first === null ? '-' : signed(minus_first.rho),
        minus_first === null || name === 'length alone' ? '-' : signed(minus_first.partial),
        constant_documents,
      ]),
    ),
  ].join('\n\n');
}

function renderSensitivity({ sessions, paraphrases, harmless, damaging, rubrics }) {
  const names = rubrics.map(({ name }) => name);
  const perKind = (list, key, label) =>
    rubrics[0][list].map((group, i) => [group[label], ...rubrics.map((r) => digits(r[list][i][key], 2))]);
  return [
    '## Damage against harmless edits',
    `${sessions} sessions; ${harmless.of_references} harmless and ${damaging.of_references} damaging mutations of references; ${paraphrases} paraphrases with ${harmless.of_paraphrases} and ${damaging.of_paraphrases} mutations. AUC = P(harmless > damaged) within a session, mean over sessions. Paraphrases leave things out, so that a reference with one slip may rightly score higher: with them no rubric reaches 1.`,
    table(
      ['overall score', ...names],
      [
        ['mutations of references', ...rubrics.map(({ auc }) => range(auc))],
        [
          'with paraphrases',
          ...rubrics.map((rubric) => (rubric.auc_with_paraphrases ? range(rubric.auc_with_paraphrases) : '-')),
        ],
        [
          'paraphrases alone',
          ...rubrics.map((rubric) => (rubric.auc_paraphrases_alone ? range(rubric.auc_paraphrases_alone) : '-')),
        ],
        ['mean overall of paraphrases', ...rubrics.map((rubric) => digits(rubric.mean_overall_of_paraphrases))],
      ],
    ),
    '### By family of damage, overall score, mutations of references / with paraphrases',
    table(
      ['damage', ...names],
      rubrics[0].families.map(({ family }, i) => [
        family,
        ...rubrics.map(
          ({ families }) => `${digits(families[i].auc, 2)} / ${digits(families[i].auc_with_paraphrases, 2)}`,
        ),
      ]),
    ),
    '### By kind of damage, score of the dimension hit, mutations of references',
    table(['damage', ...names], perKind('kinds', 'auc_of_dimension', 'kind')),
    '### Harmless edits: mean overall score',
    table(['edit', ...names], perKind('harmless', 'mean_overall', 'kind')),
  ].join('\n\n');
}
