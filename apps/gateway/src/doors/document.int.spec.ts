import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { GatewayWorld } from '../../test/gateway-world.ts';
import { openTimetable } from '../../test/test-operations.ts';

let world: GatewayWorld;
let url: string;
let text = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR';
const asked: unknown[] = [];

beforeAll(async () => {
  world = await GatewayWorld.start();
  url = (await world.gateway({ RATE_DOCUMENT_PER_MINUTE: '5' })).url;
  world.service.handlers.set(openTimetable.name, (input) => {
    asked.push(input);
    const { token } = input as { readonly token: string };
    return token === 'unknown' ? Promise.reject(new AppError(commonErrors.not_found)) : Promise.resolve({ text });
  });
});
afterAll(() => world.stop());

const fetched = (token: string, init: RequestInit = {}) => fetch(`${url}/timetables/${token}/table.ics`, init);

describe('a document at a secret address', () => {
  it('is served without a session, with its content type, and cacheable by its program only', async () => {
    const response = await fetched('abc', { headers: { authorization: 'Bearer nothing' } });
    expect([response.status, await response.text()]).toEqual([200, text]);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(asked.at(-1)).toEqual({ token: 'abc' });
  });

  it('is not sent again to a client that has it, until it changes', async () => {
    const etag = (await fetched('twice')).headers.get('etag') ?? '';
    const again = await fetched('twice', { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    text = 'BEGIN:VCALENDAR\r\nX:1\r\nEND:VCALENDAR';
    const changed = await fetched('twice', { headers: { 'if-none-match': etag } });
    expect([changed.status, await changed.text()]).toEqual([200, text]);
    const head = await fetched('twice', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('is not there at another address, and is only read', async () => {
    const unknown = await fetched('unknown');
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'not_found' }]);
    const long = await fetched('x'.repeat(51));
    expect(long.status).toBe(400);
    const before = asked.length;
    for (const method of ['POST', 'PUT', 'DELETE']) await fetched('abc', { method });
    expect(asked).toHaveLength(before);
  });

  it('is limited by its address, and others are not', async () => {
    const statuses: number[] = [];
    for (let nth = 0; nth < 7; nth += 1) statuses.push((await fetched('flood')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const limited = await fetched('flood');
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetched('calm')).status).toBe(200);
  });
});
