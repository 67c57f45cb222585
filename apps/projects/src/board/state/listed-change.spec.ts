import { expect, it } from '@jest/globals';
import type { Change } from './change.ts';
import { isListedChange } from './listed-change.ts';

const id = '0190a000-0000-7000-8000-000000000001';
const list_id = '0190a000-0000-7000-8000-000000000002';

it.each<[string, Change, boolean]>([
  ['a card that comes', { of: 'card', id, set: { list_id }, was: null }, true],
  ['a card that goes', { of: 'card', id, set: null, was: { list_id } }, true],
  ['a card in another list', { of: 'card', id, set: { list_id }, was: { list_id: id } }, true],
  ['another title of a card', { of: 'card', id, set: { title: 'B' }, was: { title: 'A' } }, false],
  ['another status of a list', { of: 'list', id, set: { status: 'done' }, was: { status: 'todo' } }, true],
  ['another name of the project', { of: 'project', id, set: { name: 'B' }, was: { name: 'A' } }, true],
  ['a label', { of: 'label', id, set: null, was: {} }, false],
])('lists of projects show %s: %j %s', (_, change, isListed) => expect(isListedChange(change)).toBe(isListed));
