import { expect, it } from '@jest/globals';
import { keepProperties } from './keep-properties.ts';

it('restores changed and deleted properties, and removes added ones', () => {
  const own = Symbol('own');
  const getter = { get: () => 'kept', configurable: true };
  const object: Record<string | symbol, unknown> = { changed: 1, deleted: 2, [own]: 3, same: 4 };
  Object.defineProperty(object, 'got', getter);
  const restore = keepProperties(object);
  object['changed'] = 5;
  delete object['deleted'];
  object[own] = 6;
  object['added'] = 7;
  object[Symbol('added')] = 8;
  Object.defineProperty(object, 'got', { value: 'other', configurable: true });
  restore();
  expect(Reflect.ownKeys(object).toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual(
    [own, 'changed', 'deleted', 'got', 'same'].toSorted((one, other) => String(one).localeCompare(String(other))),
  );
  expect([object['changed'], object['deleted'], object[own], object['got'], object['same']]).toEqual([
    1,
    2,
    3,
    'kept',
    4,
  ]);
});

it('leaves what cannot be taken away', () => {
  const object = {};
  const restore = keepProperties(object);
  Object.defineProperty(object, 'fixed', { value: 1 });
  restore();
  expect(object).toHaveProperty('fixed', 1);
});
