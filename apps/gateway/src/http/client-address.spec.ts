import { expect, it } from '@jest/globals';
import { clientAddress, isLoopback, type Origin } from './client-address.ts';

const asked = (forwarded?: string): Origin => ({
  socket: { remoteAddress: '10.0.0.9' },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
});

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

const askedFrom = (remoteAddress: string, headers: Origin['headers'] = {}): Origin => ({
  socket: { remoteAddress },
  headers,
});

it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('%s is this machine', (address) => {
  expect(isLoopback(clientAddress(askedFrom(address), 0))).toBe(true);
});

it.each(['192.168.1.5', '::ffff:10.0.0.1', '128.0.0.1', '2001:db8::1', '127.0.0.1.evil.example', 'localhost', ''])(
  '%s is not',
  (address) => {
    expect(isLoopback(address)).toBe(false);
  },
);

it.each([
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-for': '203.0.113.7' },
  { 'x-real-ip': '127.0.0.1' },
  { forwarded: 'for=127.0.0.1' },
  { via: '1.1 tunnel' },
])(
  'a caller who comes to this machine through a proxy without a name (%j) is not this machine, and none of its own choice',
  (headers) => {
    const address = clientAddress(askedFrom('127.0.0.1', headers), 0);
    expect([isLoopback(address), address]).toEqual([false, '0.0.0.0']);
  },
);
