import type { IncomingMessage } from 'node:http';
import { expect, it } from '@jest/globals';
import { clientAddress, networkOf } from './client-address.ts';

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

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8::/64'],
  ['2001:db8:1:2::192.0.2.1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['unknown', 'unknown'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
