import { stripVTControlCharacters } from 'node:util';
import { expect, it } from '@jest/globals';
import { Progress, type Screen } from './progress.ts';

const paper = (isTTY: boolean): { screen: Screen; text: () => string } => {
  let written = '';
  const screen = { isTTY, write: (text: string) => (written += text) };
  return { screen, text: () => stripVTControlCharacters(written) };
};
const withoutTimes = (text: string): string => text.replaceAll(/\d+\.\d s/g, 'N s');

it('where there is no terminal, writes whole lines only: starting, done', async () => {
  const { screen, text } = paper(false);
  const progress = new Progress(screen);
  expect(await progress.step('Build', () => Promise.resolve(7))).toBe(7);
  progress.end();
  expect(withoutTimes(text())).toBe('… Build\n✓ Build N s\n');
});

it('a step that fails is crossed out and its error is rethrown', async () => {
  const { screen, text } = paper(false);
  const progress = new Progress(screen);
  await expect(progress.step('Build', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  progress.end();
  expect(withoutTimes(text())).toBe('… Build\n✗ Build N s\n');
});

it('on a terminal shows steps in progress side by side', async () => {
  const { screen, text } = paper(true);
  const progress = new Progress(screen);
  await progress.step('Build', () => progress.step('Migrate', () => Promise.resolve()));
  progress.end();
  expect(withoutTimes(text())).toMatch(/Build N s · Migrate N s/);
});
