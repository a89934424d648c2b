/** The same function, which makes a result once for each name. */
export function onceEach<T>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>();
  return (name) => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const result = make(name);
    made.set(name, result);
    return result;
  };
}
