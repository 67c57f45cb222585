import { createHmac } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { shownSecret, signedHeaders } from './webhook-signature.ts';

it('signs the id, the moment and the body of a call', () => {
  const key = Buffer.alloc(32, 7);
  const now = new Date('2026-11-28T10:00:00.900Z');
  const call = { id: 'c1', body: '{"a":"ñ"}' };
  const headers = signedHeaders(shownSecret(key), call, now);
  const mac = createHmac('sha256', key).update('c1.1795860000.{"a":"ñ"}').digest('base64');
  expect(headers).toEqual({
    'webhook-id': 'c1',
    'webhook-timestamp': '1795860000',
    'webhook-signature': `v1,${mac}`,
  });
  const other = signedHeaders(shownSecret(Buffer.alloc(32, 8)), call, now);
  expect(other['webhook-signature']).not.toBe(headers['webhook-signature']);
});
