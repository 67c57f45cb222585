import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LiveConnection } from './live-connection.ts';
import { aConnection, tokenFor } from './live.fixtures.ts';

const refusal = (code: string) => Object.assign(new Error(code), { data: { code } });
const credentialsOf = (connection: LiveConnection) =>
  new Promise<object>((resolve) => connection.credentials((data) => resolve(data)));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a socket that was refused', () => {
  it('waits half a minute, and longer each time, when there are too many', () => {
    const { socket } = aConnection();
    const tries: number[] = [];
    for (const wait of [30_000, 60_000, 120_000, 240_000, 300_000, 300_000]) {
      socket.hear('connect_error', refusal('over_request_rate_limit'));
      jest.advanceTimersByTime(wait - 1);
      tries.push(socket.connects);
      jest.advanceTimersByTime(1);
    }
    expect(tries).toEqual([0, 1, 2, 3, 4, 5]);
    expect(socket.connects).toBe(6);
  });

  it('waits as long after a farewell with that reason', () => {
    const { socket } = aConnection();
    socket.hear('ended', { code: 'over_request_rate_limit' });
    socket.hear('disconnect');
    jest.advanceTimersByTime(29_999);
    expect(socket.connects).toBe(0);
    jest.advanceTimersByTime(1);
    expect(socket.connects).toBe(1);
  });

  it('comes back within a second after a farewell without a reason, and forgets old refusals once it is in', () => {
    const { socket } = aConnection();
    socket.hear('connect_error', refusal('over_request_rate_limit'));
    socket.hear('ready', { seq: 1 });
    socket.hear('disconnect');
    jest.advanceTimersByTime(1_000);
    expect(socket.connects).toBe(1);
  });

  it('says which token is worth nothing any more, so that no page goes on with it', async () => {
    const { socket, connection, refused } = aConnection({ token: () => Promise.resolve('a.b.c') });
    await credentialsOf(connection);
    socket.hear('ended', { code: 'session_ended' });
    socket.hear('connect_error', refusal('unauthenticated'));
    socket.hear('connect_error', refusal('over_request_rate_limit'));
    expect(refused).toEqual(['a.b.c', 'a.b.c']);
  });
});

describe('a token that runs out', () => {
  it('is renewed at most once a second, however short it lives', async () => {
    const { socket, connection } = aConnection({ token: () => Promise.resolve(tokenFor(1)) });
    await credentialsOf(connection);
    await jest.advanceTimersByTimeAsync(5_500);
    expect(socket.said).toHaveLength(5);
    // A line that breaks and comes back brings the token itself; a renewal beside it is one too many.
    await credentialsOf(connection);
    await jest.advanceTimersByTimeAsync(900);
    expect(socket.said).toHaveLength(5);
  });

  it('is renewed before it does', async () => {
    const { socket, connection } = aConnection({ token: () => Promise.resolve(tokenFor(100)) });
    await credentialsOf(connection);
    await jest.advanceTimersByTimeAsync(56_000);
    expect(socket.said.map(([event]) => event)).toContain('renew');
  });
});
