// What is bundled, without the comments that have lines of their own: a tenth of the package was the documentation of other packages'
// functions. The code keeps its form, so that places in it can be read; notices of licences stay.
import swc from '@swc/core';

const BLOCK = /^[ \t]*\/\*\*(?![*/])(?:(?!\*\/)[\s\S])*\*\/[ \t]*\n/gm;
const LINES = /^[ \t]*\/\/(?!#).*\n/gm;
const NOTICE = /@license|@preserve|@copyright|copyright|licen[cs]e|sourceMappingURL/i;

/** Throws where a comment was none, such as one in a template. */
export async function withoutComments(name, code) {
  const keepNotice = (comment) => (NOTICE.test(comment) ? comment : '');
  const smaller = code.replace(BLOCK, keepNotice).replace(LINES, keepNotice);
  const [before, after] = await Promise.all([code, smaller].map(meaning));
  if (before !== after) throw new Error(`${name}: a line that looks like a comment is code`);
  return smaller;
}

/** The code as a printer writes it that knows no comments. */
async function meaning(code) {
  const options = { module: true, compress: false, mangle: false, format: { comments: false } };
  return (await swc.minify(code, options)).code;
}
