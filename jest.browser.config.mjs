// The tests that need Debian's chromium: npm run test:browser.
import base from './jest.config.mjs';

export default { ...base, testMatch: ['**/__tests__/browser/**/*.browser.ts'], maxWorkers: 2 };
