/** A place where runtime and environment find the same set, although Jest loads each of them in its own way. */
const NAME = Symbol.for('nivel.package-globals');
const holder = process as unknown as Record<symbol, Set<string | symbol> | undefined>;
const names = (holder[NAME] ??= new Set());

/** Loads a package, and notes which globals it makes for its process: it will not be loaded again to recreate them. */
export const noteGlobals = <Loaded>(load: () => Loaded): Loaded => {
  const before = new Set(Reflect.ownKeys(globalThis));
  const loaded = load();
  for (const key of Reflect.ownKeys(globalThis)) if (!before.has(key)) names.add(key);
  return loaded;
};

/** Whether a package has made a global of this name. */
export const isOfPackage = (key: string | symbol): boolean => names.has(key);
