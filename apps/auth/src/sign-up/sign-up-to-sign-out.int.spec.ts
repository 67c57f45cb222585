import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { sessionEnded } from '@nivel/contracts/auth/session-ended.fact';
import { signOut } from '@nivel/contracts/auth/sign-out.operation';
import { signUp } from '@nivel/contracts/auth/sign-up.operation';
import { verifyCode } from '@nivel/contracts/auth/verify-code.operation';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { AuthUnderTest } from '../../test/auth-under-test.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());

describe('from sign-up to sign-out', () => {
  it('makes an account, proves its address, opens a session and ends it', async () => {
    const email = auth.newEmail();
    const password = 'correct horse battery';
    const data = { firstName: 'Ana', lastName: 'Ruiz', studentType: 'university', educationalInterests: ['ia'] };
    const signedUp = await auth.ask(signUp, { body: { email: email.toUpperCase(), password, data } });
    expect(signedUp.status).toBe(200);
    expect(signedUp.body).toMatchObject({ email, phone: '', role: 'authenticated', aud: 'authenticated' });
    expect(signedUp.body).not.toHaveProperty('email_confirmed_at');
    expect(signedUp.body).not.toHaveProperty('access_token');
    expect(await auth.told(accountCreated, email)).toEqual([]);

    const byPassword = { query: { grant_type: 'password' }, body: { email, password } };
    expect(await auth.ask(issueToken, byPassword)).toMatchObject({ status: 400, code: 'email_not_confirmed' });

    const sent = await auth.emailTo(email);
    expect(sent).toMatchObject({ template: 'confirm', firstName: '', locale: 'es-MX', type: 'signup' });
    expect(sent.code).toMatch(/^\d{6}$/);
    const headers = { signUpProof: signedUp.response?.headers?.['x-sign-up-proof'] ?? '' };
    const verified = await auth.ask(verifyCode, { body: { type: 'signup', email, token: sent.code }, headers });
    expect(verified).toMatchObject({ status: 200, body: { token_type: 'bearer', user: { email } } });
    const [created] = await auth.told(accountCreated, email);
    expect(created).toMatchObject({ userId: signedUp.body['id'], firstName: 'Ana', educationalInterests: ['ia'] });

    const session = (await auth.ask(issueToken, byPassword)).body as Record<string, string>;
    const claims = decodeJwt(session['access_token'] ?? '');
    expect(decodeProtectedHeader(session['access_token'] ?? '')).toEqual({ alg: 'ES256', typ: 'JWT', kid: 'k1' });
    expect(claims).toMatchObject({ aud: 'authenticated', email, phone: '', role: 'authenticated', aal: 'aal1' });
    expect(claims['amr']).toEqual([{ method: 'password', timestamp: expect.closeTo(Number(claims.iat), -1) }]);
    expect(claims.exp).toBe(session['expires_at']);

    const token = session['access_token'] ?? '';
    const user = await auth.ask(readUser, { token });
    expect(user).toMatchObject({ status: 200, body: { id: claims.sub, user_metadata: { email_verified: true } } });
    expect(await auth.ask(signOut, { token })).toMatchObject({ status: 204 });
    expect(await auth.ask(readUser, { token })).toMatchObject({ status: 403, code: 'session_not_found' });
    expect((await auth.refresh(session['refresh_token'] ?? '')).code).toBe('refresh_token_not_found');
    const ended = await auth.told(sessionEnded, String(claims.sub));
    expect(ended.flatMap(({ sessionIds }) => sessionIds)).toContain(claims['session_id']);
  });
});
