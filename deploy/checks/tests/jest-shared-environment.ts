import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { isOfPackage } from './package-globals.ts';
import { keepProperties, type Restore } from './keep-properties.ts';

const keepListeners = (): Restore => {
  const listenersOf = (name: string | symbol) => process.rawListeners(name);
  const kept = new Map(process.eventNames().map((name) => [name, new Set(listenersOf(name))]));
  return () => {
    for (const name of process.eventNames()) {
      const before = kept.get(name);
      for (const listener of listenersOf(name)) {
        if (!before?.has(listener)) process.off(name, listener as () => void);
      }
    }
  };
};

const keepVariables = (): Restore => {
  const kept = { ...process.env };
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in kept)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, kept);
  };
};

/**
 * Runs test files in Node's own realm, so that they can share the packages that `jest-shared-runtime.ts` loads once per
 * process. After each file it restores the globals, `process` and the environment.
 */
export default class SharedEnvironment {
  readonly global = globalThis;
  readonly moduleMocker = new ModuleMocker(globalThis);
  readonly fakeTimers = null;
  fakeTimersModern: ModernFakeTimers | null;
  private readonly restores = [
    keepProperties(globalThis, isOfPackage),
    keepProperties(process),
    keepListeners(),
    keepVariables(),
  ];

  constructor({ projectConfig }: JestEnvironmentConfig, _context: EnvironmentContext) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  /** Jest requires one, and hands it to the loaders that `jest-shared-runtime.ts` replaces. */
  getVmContext(): object {
    return globalThis;
  }

  exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  async setup(): Promise<void> {}

  async teardown(): Promise<void> {
    this.fakeTimersModern?.dispose();
    this.fakeTimersModern = null;
    this.restores.forEach((restore) => restore());
  }
}
