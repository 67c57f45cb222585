import { useSyncExternalStore } from 'react';

/** A value that lives outside of the components that show it. */
export interface Store<Value> {
  readonly read: () => Value;
  readonly write: (value: Value) => void;
  /** @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** The value, or a selected part of it; a component that uses it follows a change. */
  readonly use: {
    (): Value;
    /** `look` must give the same for the same value. */
    <Seen>(look: (value: Value) => Seen): Seen;
  };
}

/** Creates a store with an initial value. */
export const createStore = <Value>(initial: Value): Store<Value> => {
  const listeners = new Set<() => void>();
  let current = initial;
  const read = (): Value => current;
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const use = <Seen>(look?: (value: Value) => Seen): Value | Seen =>
    useSyncExternalStore(subscribe, () => (look === undefined ? current : look(current)));
  const write = (value: Value): void => {
    current = value;
    listeners.forEach((listener) => listener());
  };
  return { read, write, subscribe, use };
};
