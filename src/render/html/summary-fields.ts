import type { PageSummary } from './page-data.js';

/** The fields of a summary, each as one text, as it is held against that of another summary. */
export const SUMMARY_FIELDS: readonly { readonly label: string; readonly textOf: (summary: PageSummary) => string }[] =
  [
    { label: 'Title', textOf: ({ title }) => title },
    { label: 'Summary', textOf: ({ summary }) => summary },
    { label: 'Key actions', textOf: ({ actions }) => actions.map((action) => `• ${action}`).join('\n') },
    { label: 'Outcome', textOf: ({ outcome }) => outcome },
    {
      label: 'Aha moments',
      textOf: ({ moments }) => moments.map(({ seq, type, highlight }) => `${seq} ${type}: ${highlight}`).join('\n'),
    },
  ];
