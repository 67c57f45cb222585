const compiler = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      verbatimModuleSyntax: true,
      react: { runtime: 'automatic' },
    },
  },
};

/** Sources are TypeScript and ES modules; swc compiles them the way rolldown does for the built services. */
const shared = {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/deploy'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/generated/', '/deploy/generators/(service|changes)/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.nivel'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: { '\\.tsx?$': ['@swc/jest', compiler] },
};

/** Test files share the packages that Node has loaded, and nothing else. */
const sharesPackages = {
  ...shared,
  runtime: '<rootDir>/deploy/checks/tests/jest-shared-runtime.ts',
  testEnvironment: '<rootDir>/deploy/checks/tests/jest-shared-environment.ts',
};

const notUnit = ['\\.int\\.spec\\.ts$', '/apps/e2e/'];

/** @type {import('jest').Config} */
export default {
  testSequencer: '<rootDir>/deploy/checks/tests/jest-sequencer.ts',
  // Not in the folder for temporary files, which is another one for each run of the tests.
  cacheDirectory: 'node_modules/.cache/jest',
  maxWorkers: 2,
  // Modules of finished files stay in the memory of a worker; one that has grown this large is replaced between two files. In a large
  // heap every buffer costs: what sends thousands of messages took ten times as long in a worker of 1.5 GB.
  workerIdleMemoryLimit: '600MB',
  // A test that takes longer hangs. How long something may take is measured by `npm run bench`, never here.
  testTimeout: 300_000,
  projects: [
    {
      ...sharesPackages,
      displayName: 'unit',
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...notUnit],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.spec.tsx'],
      transform: { '\\.tsx?$': ['<rootDir>/deploy/checks/tests/jest-module-state.ts', compiler] },
      setupFilesAfterEnv: ['<rootDir>/apps/web/src/testing/after-each.ts'],
      moduleNameMapper: {
        '\\.(css|svg|woff2?)(\\?.*)?$': '<rootDir>/deploy/checks/jest-asset.ts',
      },
    },
    {
      ...sharesPackages,
      displayName: 'integration',
      testMatch: ['**/*.int.spec.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '/apps/e2e/'],
      globalSetup: '<rootDir>/deploy/checks/jest-global-setup.ts',
      globalTeardown: '<rootDir>/deploy/checks/jest-global-teardown.ts',
    },
    {
      ...sharesPackages,
      displayName: 'e2e',
      testMatch: ['<rootDir>/apps/e2e/**/*.spec.ts'],
      globalSetup: '<rootDir>/apps/e2e/src/stack/jest-global-setup.ts',
      globalTeardown: '<rootDir>/apps/e2e/src/stack/jest-global-teardown.ts',
    },
  ],
};
