import { describe, expect, it } from '@jest/globals';
import { lintWorkflows } from '../../../src/inputs/lint/lint-workflows.js';
import { EMPTY_FOLDER, makeWorkspace, type Tree } from '../../builders/workspace.js';

const CONFIG = '.github/summary-gate.yml';
const FLOW = '.github/workflows/gate.yml';
const GATE = 'jobs: {a: {steps: [{uses: ./, with: {min-overall: 0.6}}]}}';
const OWN = { [CONFIG]: 'min-overall: 0.5' };

const found = (tree: Tree, config: string | null = CONFIG): number =>
  lintWorkflows({ config }, makeWorkspace(tree).files).length;

describe('workflows beside a config file', () => {
  it.each<[string, number, Tree]>([
    ['that set the same', 1, { ...OWN, [FLOW]: GATE }],
    ['twice', 2, { ...OWN, [FLOW]: GATE, '.github/workflows/B.YAML': GATE }],
    ['of another ending', 0, { ...OWN, '.github/workflows/gate.txt': GATE }],
    ['that set another one', 0, { [CONFIG]: 'min-session: 0.5', [FLOW]: GATE }],
    ['beside nothing that is set', 0, { [CONFIG]: '', [FLOW]: GATE }],
    ['beside no config file', 0, { [FLOW]: GATE }],
    ['beside a folder of its name', 0, { [CONFIG]: EMPTY_FOLDER, [FLOW]: GATE }],
    ['that are none', 0, OWN],
    ['that are a file', 0, { ...OWN, '.github/workflows': GATE }],
    ['that set null', 0, { ...OWN, [FLOW]: 'jobs: {a: {steps: [{uses: ./, with: {min-overall: null}}]}}' }],
    ['that set a list', 0, { ...OWN, [FLOW]: 'jobs: {a: {steps: [{uses: ./, with: {min-overall: [1]}}]}}' }],
    [
      'that set false',
      1,
      { [CONFIG]: 'allow-empty: true', [FLOW]: 'jobs: {a: {steps: [{uses: ./, with: {allow-empty: false}}]}}' },
    ],
  ])('%s', (_, count, tree) => expect(found(tree)).toBe(count));

  it('win over nothing where no config file is read', () => expect(found({ ...OWN, [FLOW]: GATE }, null)).toBe(0));
});
