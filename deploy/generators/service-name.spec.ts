import { expect, it } from '@jest/globals';
import { join } from 'node:path';
import { faultOfName } from './service-name.ts';

const root = join(import.meta.dirname, '../..');

it.each(['', 'x', 'Billing', 'team-calendar', 'billing2', '../auth', 'a'.repeat(21)])('%p is no name', (name) => {
  expect(faultOfName(root, name)).toMatch(/must be one noun of 2 to 20 lower-case letters/);
});

it.each(['order', 'class', 'user'])('%s is reserved', (name) => {
  expect(faultOfName(root, name)).toMatch(/reserved word/);
});

it.each(['operator', 'public', 'kernel', 'mailbox'])('%s is something else here', (name) => {
  expect(faultOfName(root, name)).toMatch(/something else here/);
});

it.each(['auth', 'web', 'worker'])('%s is taken', (name) => {
  expect(faultOfName(root, name)).toContain(`apps/${name} is there already`);
});

it('any other noun is a name', () => {
  expect(faultOfName(root, 'atlas')).toBeNull();
});
