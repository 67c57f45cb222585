import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aConnection, type FakeSocket } from './live.fixtures.ts';

const board = 'board:1';
const OK = { ok: true };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A follower of a room, and what it received. */
const aFollower = () => {
  const told: string[] = [];
  return { told, onStale: () => void told.push('stale'), onClosed: (why: string) => void told.push(why) };
};
const asked = (socket: FakeSocket, event: string): unknown[] =>
  socket.said.filter(([name]) => name === event).map(([, what]) => what);
/** Answers the last question for a room. */
const respond = (socket: FakeSocket, result: object): void => {
  const reply = socket.said.findLast(([event]) => event === 'join')?.[2] as (result: object) => void;
  reply(result);
};
/** A connection that is ready at place 10, with a room that has a follower. */
const inARoom = () => {
  const opened = aConnection();
  opened.socket.hear('ready', { seq: 10 });
  const follower = aFollower();
  const end = opened.connection.follow(board, follower);
  respond(opened.socket, OK);
  return { ...opened, follower, end };
};

describe('who is in a room', () => {
  it('is sent when the room is joined, at each change and after each reconnect, and not by those who only watch', () => {
    const { socket, connection, end } = inARoom();
    expect(asked(socket, 'here')).toEqual([]);
    connection.here(board, null, false);
    connection.here(board, 'card', false);
    socket.hear('disconnect');
    socket.hear('ready', { seq: 20 });
    expect(asked(socket, 'here')).toHaveLength(2);
    respond(socket, OK);
    const said = [null, 'card', 'card'].map((at) => ({ room: board, at }));
    expect(asked(socket, 'here')).toEqual(said);
    end();
    connection.here(board, null, false);
    connection.follow(board, aFollower());
    respond(socket, OK);
    expect(asked(socket, 'here')).toEqual(said);
  });

  it('reaches all followers of it, and nobody in another room', () => {
    const { socket, connection } = inARoom();
    const heard: unknown[] = [];
    connection.follow(board, { ...aFollower(), onHere: (people) => heard.push(people) });
    const people = [{ user_id: 'ana', at: ['card'] }];
    socket.hear('here', { room: board, people });
    socket.hear('here', { room: 'board:2', people: [] });
    expect(heard).toEqual([people]);
    // A later follower receives it too, until the line is lost.
    connection.follow(board, { ...aFollower(), onHere: (late, seen) => heard.push([late, seen]) });
    expect(heard.at(-1)).toEqual([people, []]);
    socket.hear('disconnect');
    connection.follow(board, { ...aFollower(), onHere: () => heard.push('too late') });
    expect(heard).toHaveLength(2);
  });

  it('reports that nobody looks at the page, and that its user is busy while there is a connection', async () => {
    const { socket, connection } = inARoom();
    connection.here(board, null, true);
    expect(asked(socket, 'here')).toEqual([{ room: board, at: null, is_away: true }]);
    const until = '2026-11-01T10:00:00.000Z';
    const busy = connection.busy(until);
    const reply = socket.said.findLast(([event]) => event === 'busy')?.[2] as (result: object) => void;
    reply(OK);
    expect([await busy, asked(socket, 'busy')]).toEqual([true, [{ until }]]);
    socket.hear('disconnect');
    expect(await connection.busy(null)).toBe(false);
  });
});

describe('a room that is followed', () => {
  it('is joined when there is a connection, and read again then: does not deliver what happened before', () => {
    const { socket, connection } = aConnection();
    const follower = aFollower();
    connection.follow(board, follower);
    expect(asked(socket, 'join')).toEqual([]);
    socket.hear('ready', { seq: 10 });
    expect(asked(socket, 'join')).toEqual([{ room: board }]);
    expect(follower.told).toEqual([]);
    respond(socket, OK);
    expect(follower.told).toEqual(['stale']);
  });

  it('is joined again after a reconnect, from where it was, and nothing is read again', () => {
    const { socket, follower } = inARoom();
    socket.hear('live', { seq: 12, type: 't', data: {}, traceId: '', room: board });
    socket.hear('beat', { seq: 15 });
    socket.hear('disconnect');
    socket.hear('ready', { seq: 20 });
    expect(asked(socket, 'join')).toEqual([{ room: board }, { room: board, since: 15 }]);
    respond(socket, OK);
    expect(follower.told).toEqual(['stale']);
  });

  it('shows replayed messages, although the connection has seen later ones, and each once', () => {
    const { socket, shown } = inARoom();
    socket.hear('disconnect');
    socket.hear('ready', { seq: 30 });
    for (const seq of [20, 21, 21, 20]) socket.hear('live', { seq, type: 't', data: {}, traceId: '', room: board });
    socket.hear('live', { seq: 25, type: 't', data: {}, traceId: '' });
    expect(shown).toEqual([20, 21]);
  });

  it('is joined once for all who follow it, and left with the last of them', () => {
    const { socket, connection, end } = inARoom();
    const second = aFollower();
    const endSecond = connection.follow(board, second);
    expect(asked(socket, 'join')).toHaveLength(1);
    expect(second.told).toEqual(['stale']);
    end();
    expect(asked(socket, 'leave')).toEqual([]);
    endSecond();
    expect(asked(socket, 'leave')).toEqual([{ room: board }]);
    socket.hear('disconnect');
    socket.hear('ready', { seq: 10 });
    expect(asked(socket, 'join')).toHaveLength(1);
  });

  it('is left if no follower remains when the answer arrives', () => {
    const { socket, connection, shown } = aConnection();
    socket.hear('ready', { seq: 10 });
    connection.follow(board, aFollower())();
    expect(asked(socket, 'leave')).toEqual([]);
    respond(socket, OK);
    expect(asked(socket, 'leave')).toEqual([{ room: board }]);
    socket.hear('live', { seq: 12, type: 't', data: {}, traceId: '', room: board });
    expect(shown).toEqual([]);
  });

  it('is read again by all when messages may have been missed', () => {
    const { socket, follower } = inARoom();
    socket.hear('resync', { seq: null });
    expect(follower.told).toEqual(['stale', 'stale']);
    socket.hear('disconnect');
    socket.hear('ready', { seq: 3 });
    expect(asked(socket, 'join').at(-1)).toEqual({ room: board });
  });
});

describe('a room that is closed', () => {
  it('reports that the right was taken away, and is not joined again automatically', () => {
    const { socket, follower, connection } = inARoom();
    socket.hear('left', { room: board });
    expect(follower.told).toEqual(['stale', 'left']);
    socket.hear('disconnect');
    socket.hear('ready', { seq: 10 });
    expect(asked(socket, 'join')).toHaveLength(1);
    connection.follow(board, aFollower());
    expect(asked(socket, 'join')).toHaveLength(2);
  });

  it('reports it too when the right ended while the connection was down', () => {
    const { socket, follower } = inARoom();
    socket.hear('disconnect');
    socket.hear('ready', { seq: 10 });
    respond(socket, { ok: false, code: 'forbidden' });
    expect(follower.told).toEqual(['stale', 'forbidden']);
  });

  it('is not open again by an answer that was on its way when it was closed', () => {
    const { socket, connection } = aConnection();
    socket.hear('ready', { seq: 10 });
    const follower = aFollower();
    connection.follow(board, follower);
    socket.hear('left', { room: board });
    respond(socket, OK);
    expect(follower.told).toEqual(['left']);
  });
});

describe('a room whose service does not answer', () => {
  it('is joined again, later each time, and never without a follower', () => {
    const { socket, connection } = aConnection();
    socket.hear('ready', { seq: 10 });
    const follower = aFollower();
    const end = connection.follow(board, follower);
    for (const [wait, questions] of [
      [1_000, 2],
      [2_000, 3],
    ] as const) {
      respond(socket, { ok: false, code: 'unavailable' });
      jest.advanceTimersByTime(wait - 1);
      expect(asked(socket, 'join')).toHaveLength(questions - 1);
      jest.advanceTimersByTime(1);
      expect(asked(socket, 'join')).toHaveLength(questions);
    }
    respond(socket, { ok: false, code: 'unavailable' });
    end();
    jest.advanceTimersByTime(60_000);
    expect(asked(socket, 'join')).toHaveLength(3);
    expect(follower.told).toEqual([]);
  });
});
