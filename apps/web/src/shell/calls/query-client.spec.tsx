import { ClientError } from '@nivel/client/client-error';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { fakeSite } from '../../testing/fake-site.ts';
import { aSession } from '../../testing/learners.ts';
import { session } from '../session/session.ts';
import { queryClientOf } from './query-client.ts';

const page = {};
const userId = aSession().user.id;

beforeEach(() => void session.adopt(aSession()));

/** The moments at which a failing read was made, in ms from its beginning. */
const attempts = async (error: Error): Promise<number[]> => {
  jest.useFakeTimers();
  const [began, made] = [Date.now(), [] as number[]];
  const queryFn = () => {
    made.push(Date.now() - began);
    return Promise.reject(error);
  };
  const end = new QueryObserver(queryClientOf(page, userId), { queryKey: [error.message], queryFn }).subscribe(
    () => undefined,
  );
  await jest.advanceTimersByTimeAsync(120_000);
  end();
  return made;
};
const failure = (status: number) =>
  new ClientError({ code: `x${status}`, kind: 'refused', status, message: `${status}` });

describe('a read that fails', () => {
  it('is made three times more while the failure may pass, after 1, 2 and 4 s', async () => {
    expect(await attempts(failure(503))).toEqual([0, 1_000, 3_000, 7_000]);
  });

  it('is made once when it was refused, or our own program made a mistake', async () => {
    expect(await attempts(failure(403))).toEqual([0]);
    expect(await attempts(new TypeError('ours'))).toEqual([0]);
  });
});

describe('read data', () => {
  it.each([
    ['learning', 30_000, 300_000],
    ['crico', 300_000, 600_000],
  ])('for %s is fresh for %d ms, and gone %d ms after it is no longer shown', (area, freshMs, keptMs) => {
    jest.useFakeTimers();
    const client = queryClientOf({}, userId);
    const queryKey = [area, 'some'];
    client.setQueryData(queryKey, 1);
    const query = client.getQueryCache().find({ queryKey });
    const observer = new QueryObserver(client, { queryKey, queryFn: () => Promise.resolve(2), enabled: false });
    const leave = observer.subscribe(() => undefined);
    jest.advanceTimersByTime(freshMs - 1);
    expect(observer.getCurrentResult().isStale).toBe(false);
    jest.advanceTimersByTime(1);
    expect(query?.isStaleByTime(freshMs)).toBe(true);
    leave();
    jest.advanceTimersByTime(keptMs - 1);
    expect(client.getQueryData(queryKey)).toBe(1);
    jest.advanceTimersByTime(1);
    expect(client.getQueryData(queryKey)).toBeUndefined();
  });

  it('stay with the person and the page, and are deleted at sign-out', async () => {
    const client = queryClientOf(page, userId);
    client.setQueryData(['a'], 1);
    expect(queryClientOf(page, userId)).toBe(client);
    expect(queryClientOf({}, userId).getQueryData(['a'])).toBeUndefined();
    fakeSite({ 'POST /auth/v1/logout': () => ({ status: 204 }) });
    await session.signOut();
    session.adopt(aSession());
    expect(queryClientOf(page, userId).getQueryData(['a'])).toBeUndefined();
  });
});
