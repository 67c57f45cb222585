import type { IncomingMessage } from 'node:http';
import { expect, it } from '@jest/globals';
import { clientAddress } from './client-address.ts';

const asked = (forwarded?: string): IncomingMessage =>
  ({
    socket: { remoteAddress: '10.0.0.9' },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

it.each([
  [undefined, 0, '10.0.0.9'],
  ['203.0.113.7', 0, '10.0.0.9'],
  ['1.1.1.1, 203.0.113.7', 1, '203.0.113.7'],
  ['1.1.1.1, 203.0.113.7, 10.0.0.1', 2, '203.0.113.7'],
  [undefined, 1, '10.0.0.9'],
  ['x'.repeat(46), 1, '10.0.0.9'],
])('reads %j behind %i proxies as %s', (forwarded, proxies, address) => {
  expect(clientAddress(asked(forwarded), proxies)).toBe(address);
});
