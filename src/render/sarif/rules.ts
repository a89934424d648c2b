import { FINDING_CODES, type FindingCode, severityOf } from '../../finding.js';
import { FINDING_TEXTS } from '../finding-texts.js';

/** A rule for every finding code, in the order of the codes: `ruleIndex` counts on it. */
export function sarifRules(): readonly unknown[] {
  return FINDING_CODES.map((code) => {
    const { topic, short, full, help } = FINDING_TEXTS[code];
    const level = severityOf(code, false);
    return {
      id: code,
      name: pascalCase(code),
      shortDescription: { text: short },
      fullDescription: { text: full },
      help: { text: `${full} ${help}`, markdown: `${full}\n\n**What to do:** ${help}` },
      defaultConfiguration: { level },
      properties: { tags: ['summary', topic], 'problem.severity': level === 'note' ? 'recommendation' : level },
    };
  });
}

function pascalCase(code: FindingCode): string {
  return code
    .split('_')
    .map((word) => `${word.charAt(0)}${word.slice(1).toLowerCase()}`)
    .join('');
}
