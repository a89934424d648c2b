declare global {
  namespace jest {
    // biome-ignore lint/complexity/noBannedTypes: type parameters must be those of @types/jest
    interface Matchers<R, T = {}> extends SummaryMatchers<R> {}
  }
}

declare module 'expect' {
  interface Matchers<R extends void | Promise<void>, T = unknown> extends SummaryMatchers<R> {}
}
