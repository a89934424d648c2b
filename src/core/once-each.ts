/** The same function, which makes a result once for each name. */
export function onceEach<T>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, { readonly result: T }>();
  return (name) => {
    const known = made.get(name) ?? { result: make(name) };
    made.set(name, known);
    return known.result;
  };
}
