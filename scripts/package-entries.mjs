// What programs and tests import from the package, beside the bundle: a few lines each, and types that stand alone, so that
// they need no other package.
import { readFileSync } from 'node:fs';

/** Texts by their names in dist/. */
export function packageEntries() {
  const text = (...files) => files.map((file) => readFileSync(file, 'utf8')).join('');
  return {
    'library.js': text('package/library.js'),
    'library.d.ts': text('src/library/declarations.ts'),
    'report-types.d.ts': text('src/library/report-types.ts'),
    'jest.cjs': text('package/jest.cjs'),
    'jest.d.cts': text('package/matchers.d.ts', 'package/jest.d.ts'),
    'vitest.js': text('package/vitest.js'),
    'vitest.d.ts': `import 'vitest';\n\n${text('package/matchers.d.ts', 'package/vitest.d.ts')}`,
  };
}
