import hooks from 'eslint-plugin-react-hooks';
import sonarjs from 'eslint-plugin-sonarjs';
import { defineConfig, globalIgnores } from 'eslint/config';
import { configs, plugin } from 'typescript-eslint';

const lines = (max) => ['error', { max, skipBlankLines: true, skipComments: true }];

/** One request out of those that were made until now: by its index, `at`, `find` or `findLast`, also of those of a door. */
const requests = [
  '[name="visits"]',
  '[property.name="visits"]',
  '[callee.name="asked"]',
  '[callee.object.name="visits"][callee.property.name="filter"]',
  '[callee.object.property.name="visits"][callee.property.name="filter"]',
];
const message = 'Wait for the request: `requestTo`, or `lastRequestTo`, of fake-site.ts.';
const unwaitedRequests = requests.flatMap((of) => [
  { selector: `MemberExpression[computed=true] > ${of}.object`, message },
  { selector: `CallExpression > MemberExpression[property.name=/^(at|find|findLast)$/] > ${of}.object`, message },
  { selector: `VariableDeclarator[id.type="ArrayPattern"] > ${of}.init`, message },
]);

export default defineConfig(
  globalIgnores(['**/dist', '**/node_modules', '**/generated', '**/*.generated.ts', '**/*.gen.ts', '.nivel', '.nx']),
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [configs.base],
    plugins: { '@typescript-eslint': plugin, sonarjs },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      // The library deprecates it only to make its use conspicuous: providers of sign-ins on this machine have no certificate.
      '@typescript-eslint/no-deprecated': [
        'warn',
        { allow: [{ from: 'package', name: 'allowInsecureRequests', package: 'openid-client' }] },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
      eqeqeq: 'error',
      'no-param-reassign': 'error',
      'prefer-const': 'error',
      complexity: ['error', 15],
      'sonarjs/cognitive-complexity': ['error', 15],
      'max-lines': lines(300),
      'max-lines-per-function': lines(50),
      'max-params': ['error', 6],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [hooks.configs.flat['recommended-latest']],
    rules: { 'max-lines-per-function': lines(80) },
  },
  {
    // A test file is a list of sentences; its outer function may be as long as the list.
    files: ['**/*.spec.ts', '**/*.spec.tsx', 'apps/e2e/**', 'libs/testing/**'],
    rules: { 'max-lines-per-function': 'off', 'max-lines': lines(400) },
  },
  {
    // A request follows the keystroke that causes it only later: `requestTo` of `apps/web/src/testing/fake-site.ts` waits for it.
    files: ['apps/web/src/**/*.spec.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...unwaitedRequests] },
  },
  {
    // Run by Node as they are, which only strips types.
    files: ['deploy/**/*.ts', 'libs/testing/**/*.ts', 'libs/contracts/**/*.ts', 'libs/client/**/*.ts'],
    rules: {
      '@typescript-eslint/parameter-properties': ['error', { prefer: 'class-property' }],
      'no-restricted-syntax': ['error', 'TSEnumDeclaration', 'TSModuleDeclaration[kind="namespace"]'],
    },
  },
  {
    // What becomes part of an app, which is compiled.
    files: ['deploy/generators/{service,changes}/apps/**'],
    rules: { '@typescript-eslint/parameter-properties': 'off' },
  },
  {
    // Tools that read their configuration as a default export.
    files: [
      '**/*.config.ts',
      'deploy/checks/jest-global-*.ts',
      'apps/e2e/src/stack/jest-*.ts',
      'deploy/checks/jest-asset.ts',
      'deploy/checks/tests/jest-*.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
);
