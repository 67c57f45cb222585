import { expect, it } from '@jest/globals';
import { Outage } from './outage.ts';

it('an outage is logged once, and so is its end', () => {
  const lines: string[] = [];
  const note = (_fields: object, message: string): void => void lines.push(message);
  const outage = new Outage('broker', { warn: note, info: note });
  outage.back();
  for (let attempt = 0; attempt < 3; attempt++) outage.away(new Error('refused'));
  outage.back();
  outage.back();
  outage.away(new Error('refused'));
  expect(lines).toEqual([
    'a connection was lost; trying again',
    'the connection is back',
    'a connection was lost; trying again',
  ]);
});
