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

  it('reconnects within a second after a disconnect without a reason, and resets old refusals once it is connected', () => {
    const { socket } = aConnection();
    socket.hear('connect_error', refusal('over_request_rate_limit'));
    socket.hear('ready', { seq: 1 });
    socket.hear('disconnect');
    jest.advanceTimersByTime(1_000);
    expect(socket.connects).toBe(1);
  });

  it('reports which token is no longer valid, so that no page continues with it', async () => {
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
    // A line that breaks and reconnects sends the token itself; a renewal beside it is one too many.
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

describe('a live connection', () => {
  it('starts each time with a fresh token and its last position', async () => {
    let tokens = 0;
    const { socket, connection } = aConnection({ token: () => Promise.resolve(`token ${(tokens += 1)}`) });
    expect(await credentialsOf(connection)).toEqual({ token: 'token 1' });
    socket.hear('ready', { seq: 4 });
    socket.hear('live', { seq: 7, type: 't', data: {}, traceId: '' });
    socket.hear('beat', { seq: 9 });
    expect(await credentialsOf(connection)).toEqual({ token: 'token 2', since: 9 });
  });

  it('shows a message once, however often and late it comes', () => {
    const { socket, shown } = aConnection();
    socket.hear('ready', { seq: 4 });
    for (const seq of [4, 5, 5, 3, 6]) socket.hear('live', { seq, type: 't', data: {}, traceId: '' });
    expect(shown).toEqual([5, 6]);
  });

  it('uses new numbers once the server reports that they start again', () => {
    const { socket, shown } = aConnection();
    socket.hear('ready', { seq: 400 });
    socket.hear('resync', { seq: null });
    socket.hear('live', { seq: 1, type: 't', data: {}, traceId: '' });
    expect(shown).toEqual([1]);
  });

  it('pauses while nobody is signed in, and checks again a second later', async () => {
    const { socket, connection } = aConnection({ token: () => Promise.resolve(null) });
    let isSent = false;
    connection.credentials(() => (isSent = true));
    await jest.advanceTimersByTimeAsync(999);
    expect([isSent, socket.connected, socket.connects]).toEqual([false, false, 0]);
    await jest.advanceTimersByTimeAsync(1);
    expect(socket.connects).toBe(1);
  });

  it('that was closed never reconnects, and renews no token', async () => {
    const { socket, connection } = aConnection({ token: () => Promise.resolve(tokenFor(100)) });
    await credentialsOf(connection);
    connection.close();
    socket.hear('disconnect');
    await jest.advanceTimersByTimeAsync(600_000);
    expect([socket.connects, socket.said]).toEqual([0, []]);
  });
});

describe('a broken line', () => {
  it('counts the tries that failed, until one succeeds', () => {
    const states: [isLive: boolean, failedTries: number][] = [];
    const { socket } = aConnection({ onState: (...state) => states.push(state) });
    socket.active = true;
    socket.hear('ready', { seq: 1 });
    socket.hear('disconnect');
    for (const _ of [1, 2]) socket.hear('connect_error', new Error('websocket error'));
    socket.hear('ready', { seq: 1 });
    expect(states).toEqual([
      [true, 0],
      [false, 0],
      [false, 1],
      [false, 2],
      [true, 0],
    ]);
  });

  it('is tried at once on request, but not while it is open, after its end, or before the wait that the server asked for', () => {
    const { socket, connection } = aConnection();
    socket.hear('ready', { seq: 1 });
    connection.retry();
    expect(socket.connects).toBe(0);
    socket.hear('disconnect');
    connection.retry();
    expect(socket.connects).toBe(1);
    socket.hear('connect_error', refusal('over_request_rate_limit'));
    connection.retry();
    expect(socket.connects).toBe(1);
    connection.close();
    connection.retry();
    expect(socket.connects).toBe(1);
  });
});
