// Markdown of tables and numbers.

/** A table; the first column is text, the others are numbers. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, i) => (i === 0 ? '---' : '---:'));
  return [line(head), `|${rule.join('|')}|`, ...rows.map(line)].join('\n');
}

/** A number with so many significant digits, thousands set apart; what was not measured has none. */
export function show(value, digits = 3) {
  if (value === null || value === undefined) return 'not measured';
  const rounded = Number(value.toPrecision(digits));
  return rounded.toLocaleString('en', { maximumSignificantDigits: 21 });
}

/** How many times one time is another: `12x`. */
export function times(value) {
  return `${show(value, value < 10 ? 2 : 3)}x`;
}
