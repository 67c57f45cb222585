import { createRequire } from 'node:module';
import { types } from 'node:util';
import { compileFunction, SyntheticModule, type Module } from 'node:vm';
import Runtime from 'jest-runtime';
import { noteGlobals } from './package-globals.ts';

/** Packages that hold state for their process, which each test file expects to be empty. */
const loadedPerFile = /\/node_modules\/prom-client\//;

const isShared = (path: string): boolean => path.includes('/node_modules/') && !loadedPerFile.test(path);

const require = createRequire(import.meta.url);
const load = (path: string): unknown => noteGlobals(() => require(path) as unknown);
const { getBuiltinModule } = process;

/** The parts of Jest's runtime that load modules; their names are Jest's own, and not promised to stay. */
interface Loaders {
  readonly _resolution: {
    isCoreModule: (name: string) => boolean;
    resolveCjs: (from: string, name?: string) => string;
  };
  readonly esmLoader: {
    getContext: () => undefined;
    pendingCjsBuildIsUnmarkedEsm: (pending: { readonly modulePath: string }) => boolean;
    buildCjsAsEsmSyntheticModule: (from: string, path: string, context: unknown) => Module;
    dynamicImportFromCjs: (specifier: string, identifier: string, context: undefined, ...rest: unknown[]) => unknown;
  };
  readonly executor: {
    compile: (source: string, path: string) => unknown;
    readonly injectedModuleParameters: readonly string[];
  };
}

const modules = new Map<string, Module>();

/** A package as Node loads it, for test files to import. */
const moduleOf = (path: string): Module => {
  const known = modules.get(path);
  if (known) return known;
  const loaded = load(path);
  const isObject = (typeof loaded === 'object' && loaded !== null) || typeof loaded === 'function';
  const named = isObject ? Object.keys(loaded).map((name) => [name, Reflect.get(loaded, name)] as const) : [];
  const values = new Map<string, unknown>(
    types.isModuleNamespaceObject(loaded) ? named : [...named, ['default', loaded]],
  );
  const module = new SyntheticModule([...values.keys()], () => {
    for (const [name, value] of values) module.setExport(name, value);
  });
  modules.set(path, module);
  return module;
};

/**
 * Jest's runtime, except for packages: Node loads those once per process, and all test files share them. Our own modules are
 * loaded again for each file, so that no file sees another's state. It needs `jest-shared-environment.ts`, because shared
 * packages need one realm: in a realm of its own, a test would not recognize an `Error` of a package as an `Error`.
 */
export default class SharedRuntime extends Runtime {
  constructor(...given: ConstructorParameters<typeof Runtime>) {
    super(...given);
    // Jest has it load by the runtime of one file, but packages of all files use it.
    process.getBuiltinModule = getBuiltinModule;
    const { esmLoader, executor } = this.loaders;
    const { pendingCjsBuildIsUnmarkedEsm, buildCjsAsEsmSyntheticModule } = esmLoader;
    esmLoader.getContext = () => undefined;
    esmLoader.pendingCjsBuildIsUnmarkedEsm = (pending) =>
      !isShared(pending.modulePath) && pendingCjsBuildIsUnmarkedEsm.call(esmLoader, pending);
    esmLoader.buildCjsAsEsmSyntheticModule = (from, path, context) =>
      isShared(path) ? moduleOf(path) : buildCjsAsEsmSyntheticModule.call(esmLoader, from, path, context);
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: (specifier, _referrer, attributes) =>
          esmLoader.dynamicImportFromCjs(specifier, filename, undefined, attributes) as Module,
      });
  }

  override unstable_shouldLoadAsEsm(path: string): boolean {
    return !isShared(path) && super.unstable_shouldLoadAsEsm(path);
  }

  override requireModuleOrMock<T>(from: string, name: string): T {
    const { _resolution: resolution } = this.loaders;
    if (name.startsWith('@jest/') || name === 'expect' || resolution.isCoreModule(name)) {
      return super.requireModuleOrMock<T>(from, name);
    }
    const path = resolution.resolveCjs(from, name);
    return isShared(path) ? (load(path) as T) : super.requireModuleOrMock<T>(from, name);
  }

  private get loaders(): Loaders {
    return this as unknown as Loaders;
  }
}
