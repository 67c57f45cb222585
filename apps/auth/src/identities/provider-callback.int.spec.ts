import { describe, expect, it } from '@jest/globals';
import { TEST_SITE } from '@nivel/testing/service-environment';
import type { AuthUnderTest } from '../../test/auth-under-test.ts';
import { aPkceClient } from '../../test/pkce-client.ts';
import { CALLBACK, throughProvider, type ProviderJourney } from '../../test/provider-journey.ts';
import { providersFor } from '../../test/providers-for.ts';

let auth: AuthUnderTest;
let journey: ProviderJourney;
providersFor((started, _, way) => {
  [auth, journey] = [started, way];
});

describe('the way back from a provider', () => {
  const unknown = { error: 'invalid_request', error_code: 'bad_oauth_state' };

  it('works once', async () => {
    const { url, browser } = await journey.setOut(aPkceClient().pkce);
    const back = await throughProvider(url);
    const [one, other] = await Promise.all([journey.comeBack(back, browser), journey.comeBack(back, browser)]);
    const outcomes = [one, other].map(({ query }) => query['error_code'] ?? 'entered');
    expect(outcomes.toSorted()).toEqual(['entered', 'flow_state_already_used']);
  });

  it('works for the browser that set out, in any of its tabs, and for no other', async () => {
    const first = await journey.setOut();
    const second = await journey.setOut({}, { flowBrowser: first.browser });
    expect(second.browser).toBe(first.browser);
    const back = await throughProvider(first.url);
    const stranger = await journey.setOut();
    for (const browser of [stranger.browser, '']) {
      const { status, target, query } = await journey.comeBack(back, browser);
      expect([status, target, query]).toEqual([303, `${TEST_SITE}/login`, expect.objectContaining(unknown)]);
    }
    expect((await journey.comeBack(back, first.browser)).fragment).toHaveProperty('access_token');
  });

  it('is too late after ten minutes', async () => {
    const { url, browser } = await journey.setOut();
    const back = await throughProvider(url);
    auth.clock.pass(601);
    expect((await journey.comeBack(back, browser)).query).toMatchObject(unknown);
  });

  it('leads to the site where the state is missing or the target is not allowed', async () => {
    expect((await journey.comeBack(`${CALLBACK}?code=x`, 'b')).query).toMatchObject({
      error_code: 'bad_oauth_callback',
      error_description: 'OAuth state parameter missing',
    });
    const { target } = await journey.travel({ redirect_to: 'https://evil.test/' });
    expect(target).toBe(`${TEST_SITE}/`);
  });

  it('with a code that the provider does not know opens nothing', async () => {
    const { url, browser } = await journey.setOut();
    const back = new URL(await throughProvider(url));
    back.searchParams.set('code', 'made up');
    expect((await journey.comeBack(back.href, browser)).query).toMatchObject({
      error_code: 'bad_oauth_callback',
      error_description: 'Unable to exchange external code',
    });
  });
});
