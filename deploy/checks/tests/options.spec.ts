import { expect, it } from '@jest/globals';
import { readOptions } from './options.ts';

it('treats the names after projects as paths, for which Jest would run everything', () => {
  const { selection, args } = readOptions(['--selectProjects', 'unit', 'e2e', 'apps/billing', '-t', 'refuses']);
  expect(selection).toEqual(['--selectProjects', 'unit', 'e2e']);
  expect(args).toEqual(['apps/billing', '-t', 'refuses']);
});

it('refuses a selection without the name of a project, as when it is misspelled', () => {
  expect(() => readOptions(['--selectProjects', 'unti'])).toThrow('unit, web, integration, e2e');
});
