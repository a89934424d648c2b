import type { YAMLError } from 'yaml';

/** In words for whoever wrote the file: the parser speaks to programmers. */
export function describeSyntaxError({ code, message }: YAMLError): string {
  if (code === 'MULTIPLE_DOCS') return 'the file has more than one document';
  if (code === 'RESOURCE_EXHAUSTION') return 'it is nested too deep';
  return message.split('\n', 1)[0] ?? message;
}
