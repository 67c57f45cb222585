import type { Module } from 'node:vm';
import Runtime from 'jest-runtime';

/** What sets up each test file as it is loaded. */
const loadedPerFile = /\/node_modules\/@testing-library\/react\/dist\/index\.js$/;

const isShared = (path: string): boolean => path.includes('/node_modules/') && !loadedPerFile.test(path);

type DynamicImport = (...given: unknown[]) => Promise<unknown>;

/** The parts of Jest's runtime that load modules; their names are Jest's own, and not promised to stay. */
interface Loaders {
  readonly registries: {
    getActiveEsmRegistry: () => Map<string, Module | Promise<unknown>>;
    getActiveCjsRegistry: () => Map<string, { readonly loaded?: boolean }>;
  };
  readonly esmLoader: { dynamicImport: DynamicImport };
  readonly jestGlobals: { jestObjectFor: (path: string) => object };
  readonly testState: { isTornDown: () => boolean };
}

const modules = new Map<string, Module>();
const commonModules = new Map<string, { readonly loaded?: boolean }>();

/** Of the file that runs. */
let requireNow: (from: string, name: string) => unknown;
let jestOfFile: () => object;
let importOfFile: DynamicImport;

/** What packages know as `jest`, whichever file loaded them. */
const jestNow = new Proxy({}, { get: (_, name) => Reflect.get(jestOfFile(), name) as unknown });

/**
 * Jest's runtime, but packages are loaded once per process, into the one window of `jest-window-environment.ts`, and all test files
 * share them. Our own modules are loaded anew for each file.
 */
export default class WindowRuntime extends Runtime {
  constructor(...given: ConstructorParameters<typeof Runtime>) {
    super(...given);
    requireNow = (from, name) => super.requireModuleOrMock(from, name);
    const { registries, esmLoader, jestGlobals } = this.loaders;
    const { dynamicImport } = esmLoader;
    const jestObjectFor = jestGlobals.jestObjectFor.bind(jestGlobals);
    jestOfFile = () => jestObjectFor(given[6]);
    importOfFile = dynamicImport;
    esmLoader.dynamicImport = (...from) => importOfFile(...from);
    jestGlobals.jestObjectFor = (path) => (isShared(path) ? jestNow : jestObjectFor(path));
    const esm = registries.getActiveEsmRegistry();
    modules.forEach((module, url) => esm.set(url, module));
    const cjs = registries.getActiveCjsRegistry();
    commonModules.forEach((module, path) => cjs.set(path, module));
  }

  /** A package that loads something late may have been loaded by a file that is over. */
  override requireModuleOrMock<T>(from: string, name: string): T {
    return this.loaders.testState.isTornDown()
      ? (requireNow(from, name) as T)
      : super.requireModuleOrMock<T>(from, name);
  }

  override teardown(): void {
    const { registries } = this.loaders;
    for (const [url, module] of registries.getActiveEsmRegistry()) {
      const isOurs = !url.startsWith('file:') || !isShared(url);
      if (!isOurs && !(module instanceof Promise) && module.status === 'evaluated') modules.set(url, module);
    }
    for (const [path, module] of registries.getActiveCjsRegistry()) {
      if (isShared(path) && module.loaded === true) commonModules.set(path, module);
    }
    super.teardown();
  }

  private get loaders(): Loaders {
    return this as unknown as Loaders;
  }
}
