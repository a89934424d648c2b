declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: type parameters must be those of Vitest
  interface Assertion<T = any> extends SummaryMatchers<void> {}
}
