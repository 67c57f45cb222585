import { describe, expect, it, jest } from '@jest/globals';
import { requestTo, fakeSite } from '../../testing/fake-site.ts';
import { aSession } from '../../testing/learners.ts';
import { siteClient } from '../calls/site-client.ts';
import { requireToken } from './require-token.ts';
import { session } from './session.ts';

describe('a call that only a signed-in user can make', () => {
  it('carries the token', async () => {
    const visits = fakeSite({ 'POST /rest/v1/rpc/list_sessions': () => ({ body: { sessions: [] } }) });
    session.adopt(aSession());
    await siteClient.call('list_sessions', {});
    const { headers } = await requestTo(visits, 'POST /rest/v1/rpc/list_sessions');
    expect(headers).toMatchObject({ authorization: 'Bearer token.of.lupita' });
  });

  it('does not leave the browser when nobody is signed in', async () => {
    const visits = fakeSite({});
    await session.restore();
    await expect(siteClient.call('list_sessions', {})).rejects.toMatchObject({
      code: 'not_signed_in',
      isTransient: false,
    });
    expect(visits).toEqual([]);
  });

  it('does not leave it either when the session turns out to have ended', async () => {
    fakeSite({
      'POST /auth/v1/token': () => ({ status: 400, body: { code: 'refresh_token_not_found', message: '' } }),
    });
    session.adopt({ ...aSession(), expires_in: 0 });
    await expect(requireToken()).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('fails like the network while there is a session whose token cannot be renewed', async () => {
    jest.useFakeTimers();
    fakeSite({});
    session.adopt({ ...aSession(), expires_in: 0 });
    const asked = requireToken().then(String, (error: unknown) => error);
    await jest.advanceTimersByTimeAsync(60_000);
    jest.useRealTimers();
    expect(await asked).toMatchObject({ code: 'no_response', isTransient: true });
  });
});
