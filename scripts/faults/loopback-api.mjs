// The API of a model as the tests have it, for processes of this machine: its sources are compiled into a temporary folder.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const SERVERS = '__tests__/servers';

/** Nobody here tells when the tests are over. */
const WITHOUT_JEST = 'const afterAll = () => undefined;\n';

/** What `__tests__/servers/anthropic.ts` exports, and a function that removes what was compiled. */
export async function loadLoopbackApi() {
  const folder = mkdtempSync(join(tmpdir(), 'summary-gate-api-'));
  const names = readdirSync(join(root, SERVERS), { recursive: true }).filter((name) =>
    /^anthropic(?:\.ts$|\/)/.test(name),
  );
  for (const name of names.filter((one) => one.endsWith('.ts'))) {
    const { code } = transformSync(readFileSync(join(root, SERVERS, name), 'utf8'), {
      swcrc: false,
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
      module: { type: 'es6' },
    });
    const target = join(folder, name.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code.replace(/import \{ afterAll \} from ['"]@jest\/globals['"];\n/, WITHOUT_JEST));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}\n');
  const api = await import(pathToFileURL(join(folder, 'anthropic.js')).href);
  return { ...api, remove: () => rmSync(folder, { recursive: true }) };
}
