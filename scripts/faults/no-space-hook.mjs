// Loaded before the program: the write, new file or new folder of the number NO_SPACE_AT finds no room, a write after half of its text,
// and so does each that follows. How many there were stands in the file NO_SPACE_COUNT afterwards.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { NO_SPACE_AT, NO_SPACE_COUNT } = process.env;
const at = Number(NO_SPACE_AT);
const whole = { ...fs };
let count = 0;

function isFull() {
  count += 1;
  return count >= at;
}

function noSpace(call, path) {
  return Object.assign(new Error(`ENOSPC: no space left on device, ${call}`), {
    errno: -28,
    code: 'ENOSPC',
    syscall: call,
    path,
  });
}

fs.writeSync = (file, data, ...rest) => {
  if (file <= 2 || isInPlace(file, ...rest) || !isFull()) return whole.writeSync(file, data, ...rest);
  if (count === at) whole.writeSync(file, halfOf(data));
  throw noSpace('write');
};
for (const name of ['writeFileSync', 'appendFileSync']) {
  fs[name] = (path, data, ...rest) => {
    if (!isFull()) return whole[name](path, data, ...rest);
    if (count === at) whole[name](path, halfOf(data), ...rest);
    throw noSpace('write', path);
  };
}
fs.mkdirSync = (path, ...rest) => {
  if (!whole.existsSync(path) && isFull()) throw noSpace('mkdir', path);
  return whole.mkdirSync(path, ...rest);
};
fs.mkdtempSync = (path, ...rest) => {
  if (isFull()) throw noSpace('mkdtemp', path);
  return whole.mkdtempSync(path, ...rest);
};
fs.linkSync = (from, to) => {
  if (isFull()) throw noSpace('link', to);
  return whole.linkSync(from, to);
};
for (const name of ['writeFile', 'appendFile']) {
  const promised = fs.promises[name];
  fs.promises[name] = async (path, data, ...rest) => {
    if (!isFull()) return promised(path, data, ...rest);
    if (count === at) await promised(path, halfOf(data), ...rest);
    throw noSpace('write', path);
  };
}
syncBuiltinESMExports();
process.on('exit', () => whole.writeFileSync(NO_SPACE_COUNT, String(count)));

/** What is written over bytes that the file has needs no room. */
function isInPlace(file, _offset, length, position) {
  return typeof position === 'number' && position + length <= whole.fstatSync(file).size;
}

function halfOf(data) {
  return typeof data === 'string' || ArrayBuffer.isView(data) ? data.slice(0, data.length / 2) : '';
}
