import { showNumber } from '../../core/numbers.js';
import type { ReportGate } from '../../gates/catalogue.js';
import type { Report } from '../../report/schema.js';
import { pipelineAdvice } from '../pipeline-advice.js';
import { evidenceOf, headOf } from './gate-evidence.js';
import { findingLines, type TestCase, type TestResult, type TestSuite } from './test-case.js';

/** A case a gate, with the totals as properties of the suite. */
export function gateSuite(report: Report): TestSuite {
  const firstFailed = report.gates.find(({ status }) => status === 'fail');
  const advice = pipelineAdvice(report).map((sentence) => `→ ${sentence}`);
  const { overall_mean: mean, dimension_means: means, corpus_size: size, tool, rubric } = report;
  return {
    name: 'gates',
    properties: [
      ['verdict', report.verdict],
      ['title', report.title],
      ['sessions', String(size)],
      ...(mean === null ? [] : [['overall_mean', showNumber(mean)] as const]),
      ...Object.entries(means).flatMap(([dimension, value]) =>
        value === null ? [] : [[`${dimension}_mean`, showNumber(value)] as const],
      ),
      ['rubric', rubric.version],
      ['tool', `${tool.name} ${tool.version}`],
    ],
    cases: report.gates.map((gate) => gateCase(gate, report, gate === firstFailed ? advice : [])),
    output: [...report.findings.flatMap(findingLines), ...report.caveats],
  };
}

/** Whether a gate that could not be evaluated stops the run. */
function isOpen({ verdict, settings }: Report): boolean {
  return verdict === 'inconclusive' && settings['on-inconclusive']?.value !== 'pass';
}

/** @param advice what to look at in the pipeline, told once */
function gateCase(gate: ReportGate, report: Report, advice: readonly string[]): TestCase {
  const { id, kind, status, message, advisory } = gate;
  const common = { name: id, file: null, line: null, durationMs: null };
  const result = ((): TestResult => {
    switch (status) {
      case 'pass':
        return { kind: 'passed' };
      case 'fail': {
        // Some readers show the text alone, and others the message.
        const head = headOf(gate, report);
        const numbers = head === message ? [] : [message];
        return {
          ...{ kind: 'failure', type: kind, message: head },
          lines: [head, ...numbers, ...advice, ...evidenceOf(gate, report)],
        };
      }
      case 'not_evaluated':
        return isOpen(report) && advisory === undefined
          ? { kind: 'error', type: 'not_evaluated', message, lines: [message] }
          : { kind: 'skipped', message };
    }
  })();
  return { ...common, result, output: status === 'pass' ? [message] : [] };
}
