// The options of a script: what its first comment says is shown for `--help`, and beside what is wrong with those that were given.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * @param script `import.meta.url` of the script
 * @param config of `parseArgs`
 */
export function optionsOf(script, config) {
  try {
    const parsed = parseArgs({ ...config, options: { ...config.options, help: { type: 'boolean' } } });
    if (!parsed.values.help) return parsed;
    console.log(usageOf(script));
    process.exit(0);
  } catch (error) {
    return refuse(script, error.message);
  }
}

/** Ends the script for what is wrong with its options. */
export function refuse(script, message) {
  console.error(`${message}\n\n${usageOf(script)}`);
  process.exit(2);
}

function usageOf(script) {
  const [comment = ''] = /^(?:\/\/[^\n]*\n)+/.exec(readFileSync(fileURLToPath(script), 'utf8')) ?? [];
  return comment.replace(/^\/\/ ?/gm, '').trimEnd();
}
