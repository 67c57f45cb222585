import { beforeEach, describe, expect, it } from '@jest/globals';
import { fakeSite, type Visit } from '../../testing/fake-site.ts';
import { aSession } from '../../testing/learners.ts';
import { session } from '../session/session.ts';
import { leavingClient, siteClient } from './site-client.ts';

const list = 'POST /rest/v1/rpc/list_sessions';
const renewal = 'POST /auth/v1/token';
const refused = { status: 401, body: { code: 'unauthenticated', message: '' } };
const bearerOf = ({ headers }: Visit): unknown =>
  headers instanceof Headers ? headers.get('authorization') : headers['authorization'];

beforeEach(() => void session.adopt(aSession()));

describe('a door that refuses a token which was thought good', () => {
  it('is sent once more with a new one, and the caller notices nothing', async () => {
    let asked = 0;
    const visits = fakeSite({
      [list]: () => ((asked += 1) === 1 ? refused : { body: { sessions: [] } }),
      [renewal]: () => ({ body: { ...aSession(), access_token: 'new.token' } }),
    });
    expect(await siteClient.call('list_sessions', {})).toEqual({ sessions: [] });
    expect(visits.map(({ door }) => door)).toEqual([list, renewal, list]);
    expect(visits.filter(({ door }) => door === list).map(bearerOf)).toEqual([
      'Bearer token.of.lupita',
      'Bearer new.token',
    ]);
  });

  it('is believed when it refuses the new one as well', async () => {
    const visits = fakeSite({
      [list]: () => refused,
      [renewal]: () => ({ body: { ...aSession(), access_token: 'new.token' } }),
    });
    await expect(siteClient.call('list_sessions', {})).rejects.toMatchObject({ code: 'unauthenticated', status: 401 });
    expect(visits.filter(({ door }) => door === list)).toHaveLength(2);
  });
});

describe('requests sent on leaving', () => {
  it('outlives the page; other calls end with it', async () => {
    const visits = fakeSite({ [list]: () => ({ body: { sessions: [] } }) });
    await leavingClient.call('list_sessions', {});
    await siteClient.call('list_sessions', {});
    expect(visits.map(({ isKept }) => isKept)).toEqual([true, false]);
  });
});
