import { toldMessage } from '../../core/finding.js';
import type { ReportFinding } from '../../report/schema.js';
import { adviceOf, findingNote } from '../wording.js';
import { element, textElement, xmlText } from '../xml.js';

/** What became of a test case. `lines` are foreign text, a line each. */
export type TestResult =
  | { readonly kind: 'passed' }
  | { readonly kind: 'skipped'; readonly message: string }
  | {
      readonly kind: 'failure' | 'error';
      readonly type: string;
      readonly message: string;
      readonly lines: readonly string[];
    };

export interface TestCase {
  readonly name: string;
  readonly result: TestResult;
  /** Where to look: relative to the workspace, lines from 1. */
  readonly file: string | null;
  readonly line: number | null;
  /** What a passing case has to say, a line each. */
  readonly output: readonly string[];
  /** Milliseconds; null where nothing was timed. */
  readonly durationMs: number | null;
}

export interface TestSuite {
  readonly name: string;
  readonly properties: readonly (readonly [name: string, value: string])[];
  readonly cases: readonly TestCase[];
  readonly output: readonly string[];
}

/** The longest message and line of text: reporters put them into tables and comments. */
const LONGEST_MESSAGE = 1000;
/** Room for the longest name of a session with what gates add to it: a cut name is not unique any more. */
const LONGEST_NAME = 400;
const LONGEST_LINE = 2000;

export interface Counts {
  readonly tests: number;
  readonly failures: number;
  readonly errors: number;
  readonly skipped: number;
  readonly durationMs: number;
}

export function countCases({ cases }: TestSuite): Counts {
  const count = (wanted: TestResult['kind']): number => cases.filter(({ result }) => result.kind === wanted).length;
  return {
    tests: cases.length,
    failures: count('failure'),
    errors: count('error'),
    skipped: count('skipped'),
    durationMs: cases.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0),
  };
}

export function sumCounts(a: Counts, b: Counts): Counts {
  return {
    tests: a.tests + b.tests,
    failures: a.failures + b.failures,
    errors: a.errors + b.errors,
    skipped: a.skipped + b.skipped,
    durationMs: a.durationMs + b.durationMs,
  };
}

/** What a suite says of its cases, or a file of those of all its suites. */
export function countAttributes({ durationMs, ...counts }: Counts): Readonly<Record<string, string | number>> {
  return { ...counts, time: seconds(durationMs) };
}

/** A suite in lines of XML. */
export function suiteElement(suite: TestSuite, timestamp: string): readonly string[] {
  const name = nameText(suite.name);
  const properties = suite.properties.map(([key, value]) =>
    element('property', { name: xmlText(key, LONGEST_NAME), value: xmlText(value, LONGEST_MESSAGE) }),
  );
  return element('testsuite', { name, ...countAttributes(countCases(suite)), timestamp }, [
    ...(properties.length > 0 ? [element('properties', {}, properties)] : []),
    ...suite.cases.map((testCase) => caseElement(testCase, name)),
    ...(suite.output.length > 0 ? [textElement('system-out', {}, suite.output.map(line))] : []),
  ]);
}

/** `classname` is the suite's name, by which reporters that group by classes show one group and not two. */
function caseElement(testCase: TestCase, classname: string): readonly string[] {
  const { name, result, file, durationMs } = testCase;
  const place = file === null ? undefined : pathText(file);
  const attributes = {
    name: nameText(name),
    classname,
    time: seconds(durationMs ?? 0),
    file: place,
    line: place === undefined ? undefined : (testCase.line ?? undefined),
  };
  const output = testCase.output.length > 0 ? [textElement('system-out', {}, testCase.output.map(line))] : [];
  return element('testcase', attributes, [...resultElement(result), ...output]);
}

function resultElement(result: TestResult): readonly (readonly string[])[] {
  switch (result.kind) {
    case 'passed':
      return [];
    case 'skipped':
      return [element('skipped', { message: xmlText(result.message, LONGEST_MESSAGE) })];
    case 'failure':
    case 'error': {
      const { kind, type, message, lines } = result;
      return [textElement(kind, { message: xmlText(message, LONGEST_MESSAGE), type }, lines.map(line))];
    }
  }
}

/** A name of blanks is a possible name of a session, and reporters want to see one. */
function nameText(name: string): string {
  return xmlText(name, LONGEST_NAME) || '(blank)';
}

/** Keeps how far the line is set in. */
function line(text: string): string {
  return `${/^ */.exec(text)?.[0] ?? ''}${xmlText(text, LONGEST_LINE)}`;
}

/** A path only where it survives as it is: another one would lead nowhere, or somewhere else. */
function pathText(path: string): string | undefined {
  const text = xmlText(path, path.length + 1);
  const back = text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => CHARACTERS[name] ?? '');
  return back === path ? text : undefined;
}

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The format has no way to say that nothing was timed, and some reporters print NaN where a time is missing. */
function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}

/** A finding as lines of plain text: code and place, what is wrong, what to do. The code keeps foreign text off the start. */
export function findingLines(finding: ReportFinding): readonly string[] {
  const { code, file, line, column } = finding;
  const place = [file, line, column].filter((part) => part !== null).join(':');
  const advice = adviceOf(finding);
  const note = finding.samples === undefined ? undefined : findingNote({ samples: finding.samples });
  return [
    `${code}${place === '' ? '' : `  ${place}`}`,
    `  ${toldMessage(finding)}${note === undefined ? '' : ` (${note})`}`,
    ...(advice === undefined ? [] : [`  → ${advice}`]),
  ];
}
