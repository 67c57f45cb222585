export type Restore = () => void;

/**
 * Notes an object's own properties; later added ones are removed, and changed ones are restored.
 * @param stays added properties that are left as they are
 */
export const keepProperties = (object: object, stays: (key: string | symbol) => boolean = () => false): Restore => {
  // Those with a leading underscore are how an emitter of events accounts for its listeners.
  const keys = () => Reflect.ownKeys(object).filter((key) => typeof key === 'symbol' || !key.startsWith('_'));
  const kept = new Map(keys().map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]));
  return () => {
    for (const key of keys()) {
      const [before, now] = [kept.get(key), Object.getOwnPropertyDescriptor(object, key)];
      if (before === undefined && stays(key)) continue;
      if (before === undefined) Reflect.deleteProperty(object, key);
      else if (now?.value !== before.value || now?.get !== before.get) Reflect.defineProperty(object, key, before);
    }
    for (const [key, before] of kept) {
      if (before !== undefined && !Object.hasOwn(object, key)) Reflect.defineProperty(object, key, before);
    }
  };
};
