export { removeCompiled as default } from './compile-sources.mjs';
