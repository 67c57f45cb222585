import type { Store } from '../shell/store/store.ts';

/** A variable at the top of a module, as `deploy/checks/tests/jest-module-state.ts` registers it. */
interface Variable {
  readonly read: () => unknown;
  /** Missing for a constant. */
  readonly write?: (value: unknown) => void;
  /** A constant that holds a `new` object or an object literal, whose fields may change. */
  readonly hasFields?: boolean;
}

type Restore = () => void;

const isStore = (value: unknown): value is Store<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  ['read', 'write', 'subscribe', 'use'].every((name) => typeof Reflect.get(value, name) === 'function');

/**
 * The state of the client's modules, and its reset to the state after loading. A module that is loaded later may register
 * something with an earlier one, as a message catalogue does with the locale: that is part of the state.
 */
class ModuleStates {
  /** Pending dynamic imports. */
  loading = 0;
  private isEvaluating = false;
  private readonly restores: Restore[] = [];
  /** The single values after each evaluation of a module. */
  private readonly values: {
    readonly read: () => unknown;
    readonly write: (value: unknown) => void;
    initial: unknown;
  }[] = [];
  private before: unknown[] = [];

  /** A module starts to be evaluated; those that it imports have been. */
  begin(): void {
    this.isEvaluating = true;
    this.before = this.values.map(({ read }) => read());
  }

  /** A module was evaluated. */
  end(variables: readonly Variable[]): void {
    this.isEvaluating = false;
    this.before.forEach((value, index) => {
      const known = this.values[index];
      if (known && known.read() !== value) known.initial = known.read();
    });
    for (const { read, write, hasFields } of variables) {
      const value = read();
      if (write) this.keepValue(read, write);
      this.keep(value, hasFields === true);
    }
  }

  /** Counts a dynamic import until it is loaded: its modules may send requests in turn. */
  async load<Module>(module: Promise<Module>): Promise<Module> {
    this.loading += 1;
    try {
      return await module;
    } finally {
      this.loading -= 1;
    }
  }

  /** Has a value that modules may set while they are evaluated put back with theirs. */
  keepValue(read: () => unknown, write: (value: unknown) => void): void {
    this.values.push({ read, write, initial: read() });
  }

  restore(): void {
    this.values.forEach(({ write, initial }) => write(initial));
    this.restores.forEach((restore) => restore());
  }

  private keep(value: unknown, hasFields: boolean): void {
    if (value instanceof Set) this.keepSet(value);
    else if (value instanceof Map) this.keepMap(value);
    else if (Array.isArray(value)) this.keepArray(value);
    else if (isStore(value)) this.keepValue(value.read, value.write);
    else if (hasFields && typeof value === 'object' && value !== null) this.keepFields(value);
  }

  private keepSet(set: Set<unknown>): void {
    const initial = new Set(set);
    const { add } = Set.prototype;
    const note = (one: unknown): Set<unknown> => {
      if (this.isEvaluating) initial.add(one);
      return add.call(set, one);
    };
    Object.defineProperty(set, 'add', { value: note, enumerable: false });
    this.restores.push(() => {
      set.clear();
      initial.forEach((one) => add.call(set, one));
    });
  }

  private keepMap(map: Map<unknown, unknown>): void {
    const initial = new Map(map);
    const { set } = Map.prototype;
    const note = (key: unknown, one: unknown): Map<unknown, unknown> => {
      if (this.isEvaluating) initial.set(key, one);
      return set.call(map, key, one);
    };
    Object.defineProperty(map, 'set', { value: note, enumerable: false });
    this.restores.push(() => {
      map.clear();
      initial.forEach((one, key) => set.call(map, key, one));
    });
  }

  private keepArray(array: unknown[]): void {
    if (Object.isFrozen(array)) return;
    const initial = [...array];
    this.restores.push(() => array.splice(0, array.length, ...initial));
  }

  private keepFields(object: object): void {
    for (const [name, { writable, value }] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
      if (writable !== true) continue;
      this.restores.push(() => void Reflect.set(object, name, value));
      this.keep(value, false);
    }
  }
}

export const moduleStates = new ModuleStates();
Object.assign(globalThis, { moduleStates });
