/**
 * Kinds of test files, in the order in which they run: cheap checks without requirements come first, so that a simple mistake
 * is known early. Each is a project of `jest.config.mjs`; its servers run only while it does.
 */
export const kinds = ['unit', 'web', 'integration', 'e2e'] as const;
export type Kind = (typeof kinds)[number];

/** The kind of a test file, by its name. @param path relative to the repository or absolute, with slashes */
export const kindOf = (path: string): Kind => {
  if (path.includes('/apps/e2e/') || path.startsWith('apps/e2e/')) return 'e2e';
  if (path.endsWith('.int.spec.ts')) return 'integration';
  return path.endsWith('.spec.tsx') ? 'web' : 'unit';
};
