/** The longest sign of what a file is. */
export const HEAD_BYTES = 4;

const SIGNS: readonly (readonly [hex: string, reason: string])[] = [
  ['fffe', 'the file is UTF-16; save it as UTF-8'],
  ['feff', 'the file is UTF-16; save it as UTF-8'],
  ['1f8b', 'the file is compressed with gzip; unpack it'],
  ['504b0304', 'the file is a ZIP archive; unpack it'],
  ['28b52ffd', 'the file is compressed with zstd; unpack it'],
];

/**
 * Why a file is no text in UTF-8, where its first bytes tell: to whoever has a compressed file, or one of PowerShell, it is no help
 * that a line is not UTF-8.
 */
export function reasonForNoText(head: Uint8Array): string | undefined {
  const hex = Buffer.from(head.subarray(0, HEAD_BYTES)).toString('hex');
  const known = SIGNS.find(([sign]) => hex.startsWith(sign))?.[1];
  if (known !== undefined) return known;
  return ASCII_IN_UTF16.test(hex)
    ? 'the file looks like UTF-16 without a byte order mark; save it as UTF-8'
    : undefined;
}

/** Two characters of ASCII with a zero behind each of them, or before: no text in UTF-8 begins so. */
const ASCII_IN_UTF16 = /^(?:(?:(?:[2-7][0-9a-f]|0[9ad])00){2}|(?:00(?:[2-7][0-9a-f]|0[9ad])){2})$/;
