/** The same function, which makes its result when somebody asks, and once. */
export function onceAsked<T>(make: () => T): () => T {
  let made: Made<T> | undefined;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
}

/** The same function, which makes a result once for each name. */
export function onceEach<T>(make: (name: string) => T): (name: string) => T {
  return remembering(new Map<string, Made<T>>(), make);
}

/** The same function, which makes a result once for each object that does not change, and forgets it with the object. */
export function onceFor<Of extends object, T>(make: (of: Of) => T): (of: Of) => T {
  return remembering(new WeakMap<Of, Made<T>>(), make);
}

interface Made<T> {
  readonly result: T;
}

interface Memory<Of, T> {
  get(of: Of): Made<T> | undefined;
  set(of: Of, made: Made<T>): unknown;
}

function remembering<Of, T>(memory: Memory<Of, T>, make: (of: Of) => T): (of: Of) => T {
  return (of) => {
    const known = memory.get(of) ?? { result: make(of) };
    memory.set(of, known);
    return known.result;
  };
}
