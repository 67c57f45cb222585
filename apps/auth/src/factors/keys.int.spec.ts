import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { challengeFactor } from '@nivel/contracts/auth/challenge-factor.operation';
import { keyAdded } from '@nivel/contracts/auth/key-added.fact';
import { keyRemoved } from '@nivel/contracts/auth/key-removed.fact';
import { listSecurityEvents } from '@nivel/contracts/auth/list-security-events.operation';
import { verifyFactor } from '@nivel/contracts/auth/verify-factor.operation';
import { AppUnderTest, codeOf } from '../../test/app-under-test.ts';
import { AuthUnderTest, type Signed } from '../../test/auth-under-test.ts';
import { KeysUnderTest, type AddedKey } from '../../test/keys-under-test.ts';
import { SoftKey } from '../../test/soft-key.ts';

let auth: AuthUnderTest;
let apps: AppUnderTest;
let keys: KeysUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
  apps = new AppUnderTest(auth);
  keys = new KeysUnderTest(auth);
});
afterAll(() => auth.stop());

/** Somebody with a key, signed in anew by the password alone. */
const halfway = async (): Promise<{ ana: Signed; added: AddedKey; low: Signed }> => {
  const ana = await auth.aLearner();
  const added = await keys.add(ana);
  return { ana, added, low: await auth.signIn(ana.email, ana.password) };
};
const eventsOf = async (token: string): Promise<readonly string[]> => {
  const { events } = await auth.rpc(listSecurityEvents, {}, token);
  return events.map(({ kind }) => kind);
};
const WRONG = { status: 422, code: 'mfa_verification_failed', message: 'Failed to validate WebAuthn MFA response' };

describe('a key', () => {
  it('is made for this site and this account, and counts once its first answer was verified', async () => {
    const ana = await auth.aLearner();
    const { body } = await keys.enroll(ana.access, { friendly_name: 'Mi computadora' });
    expect(body).toEqual({ id: expect.any(String), type: 'webauthn', friendly_name: 'Mi computadora' });
    const id = String(body['id']);
    const begun = await keys.challenge(ana.access, id);
    expect(begun).toMatchObject({ type: 'webauthn', webauthn: { type: 'create' } });
    const { publicKey } = begun.webauthn.credential_options;
    expect(publicKey).toMatchObject({
      rp: { id: 'localhost', name: 'Nivel' },
      user: { name: ana.email, displayName: 'Ana' },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { userVerification: 'required', residentKey: 'preferred' },
    });
    const [row] = await auth.rows('SELECT challenge_hash FROM factor_challenges WHERE id = $1', [begun.id]);
    const asked = Buffer.from(publicKey.challenge, 'base64url');
    expect(asked).toHaveLength(32);
    expect(Buffer.compare((row as { challenge_hash: Buffer }).challenge_hash, asked)).not.toBe(0);

    const key = new SoftKey();
    const heard = await keys.verify(ana.access, id, begun, key.make(publicKey));
    expect(heard.status).toBe(200);
    expect(decodeJwt(String(heard.body['access_token']))).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/webauthn' }, { method: 'password' }],
      session_id: decodeJwt(ana.access)['session_id'],
    });
    expect(await apps.factorsOf(ana.access)).toMatchObject([{ status: 'verified', factor_type: 'webauthn' }]);
    expect(await auth.told(keyAdded, ana.userId)).toMatchObject([{ email: ana.email, factorName: 'Mi computadora' }]);
    const [kept] = await auth.rows('SELECT transports FROM factor_keys WHERE factor_id = $1', [id]);
    expect(kept).toEqual({ transports: ['internal'] });
  });

  it('is asked for at the next sign-in, and its answer raises that session', async () => {
    const { added, low } = await halfway();
    expect(decodeJwt(low.access)).toMatchObject({ aal: 'aal1', needs_second_step: true });
    const begun = await keys.challenge(low.access, added.id);
    expect(begun.webauthn).toMatchObject({
      type: 'request',
      credential_options: {
        publicKey: {
          rpId: 'localhost',
          userVerification: 'required',
          allowCredentials: [{ id: added.key.credentialId }],
        },
      },
    });
    const answer = added.key.sign(begun.webauthn.credential_options.publicKey);
    const heard = await keys.verify(low.access, added.id, begun, answer);
    expect(decodeJwt(String(heard.body['access_token']))).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/webauthn' }, { method: 'password' }],
    });
    expect(await eventsOf(String(heard.body['access_token']))).toEqual(
      expect.arrayContaining(['second-step-taken', 'key-added']),
    );
  });

  it.each([
    ['on another site', { origin: 'https://evil.test' }],
    ['for another domain', { rpId: 'evil.test' }],
    ['of another kind of question', { type: 'webauthn.create' }],
    ['without a proof of the person to the key', { isVerified: false }],
    ['under the name of another key', { credentialId: 'AAAA' }],
  ])('is refused when it signs %s', async (_, amiss) => {
    const { added, low } = await halfway();
    expect(await keys.show(low.access, added.id, added.key, amiss)).toMatchObject(WRONG);
    expect((await keys.show(low.access, added.id, added.key)).status).toBe(200);
  });

  it('is refused when another pair of keys signs, or another question is signed', async () => {
    const { added, low } = await halfway();
    const impostor = Object.assign(new SoftKey(), { credentialId: added.key.credentialId, uses: 9 });
    expect(await keys.show(low.access, added.id, impostor)).toMatchObject(WRONG);
    const [one, other] = [await keys.challenge(low.access, added.id), await keys.challenge(low.access, added.id)];
    const answer = added.key.sign(other.webauthn.credential_options.publicKey);
    expect(await keys.verify(low.access, added.id, one, answer)).toMatchObject(WRONG);
  });

  it('answers a question once, whether it was right or wrong', async () => {
    const { added, low } = await halfway();
    const begun = await keys.challenge(low.access, added.id);
    const { publicKey } = begun.webauthn.credential_options;
    const wrong = added.key.sign(publicKey, { origin: 'https://evil.test' });
    expect(await keys.verify(low.access, added.id, begun, wrong)).toMatchObject(WRONG);
    const again = await keys.verify(low.access, added.id, begun, added.key.sign(publicKey));
    expect(again).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' });
    const fresh = await keys.challenge(low.access, added.id);
    const answer = added.key.sign(fresh.webauthn.credential_options.publicKey);
    const both = await Promise.all([0, 1].map(() => keys.verify(low.access, added.id, fresh, answer)));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('whose count goes back is refused, and its owner reads that it may be a copy', async () => {
    const { ana, added, low } = await halfway();
    added.key.uses = 40;
    const raised = await keys.show(low.access, added.id, added.key);
    expect(raised.status).toBe(200);
    const next = await auth.signIn(ana.email, ana.password);
    added.key.uses = 39;
    expect(await keys.show(next.access, added.id, added.key)).toMatchObject(WRONG);
    added.key.uses = 50;
    const taken = await keys.show(next.access, added.id, added.key);
    expect(taken.status).toBe(200);
    const events = await eventsOf(String(taken.body['access_token']));
    expect(events.filter((kind) => kind === 'key-copied')).toHaveLength(1);
  });

  it('has no more tries than a code of an app', async () => {
    const { added, low } = await halfway();
    for (let time = 0; time < 5; time++)
      expect(await keys.show(low.access, added.id, added.key, { rpId: 'evil.test' })).toMatchObject(WRONG);
    expect(await keys.show(low.access, added.id, added.key)).toMatchObject({ code: 'over_request_rate_limit' });
  });

  it('belongs to one account, and to it once', async () => {
    const { added, ana } = await halfway();
    const second = String((await keys.enroll(added.access, { friendly_name: 'Otra' })).body['id']);
    const begun = await keys.challenge(added.access, second);
    expect(begun.webauthn.credential_options.publicKey.excludeCredentials).toMatchObject([
      { id: added.key.credentialId },
    ]);
    expect(await keys.show(added.access, second, added.key)).toMatchObject(WRONG);
    const eva = await auth.aLearner();
    const hers = String((await keys.enroll(eva.access)).body['id']);
    expect(await keys.show(eva.access, hers, added.key)).toMatchObject(WRONG);
    expect(await apps.factorsOf(ana.access)).toMatchObject([{ status: 'verified' }, { status: 'unverified' }]);
    expect(
      await auth.ask(challengeFactor, {
        token: eva.access,
        path: { factorId: added.id },
      }),
    ).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
  });

  it('stands beside an app: either takes the second step', async () => {
    const { ana, added } = await halfway();
    const app = await apps.add({ access: added.access });
    auth.clock.pass(60);
    const [one, other] = [await auth.signIn(ana.email, ana.password), await auth.signIn(ana.email, ana.password)];
    expect((await apps.show(one.access, app.id, codeOf(app.secret, auth.clock))).status).toBe(200);
    const ended = await keys.enroll(other.access);
    expect(ended).toMatchObject({ code: 'session_not_found' });
    const third = await auth.signIn(ana.email, ana.password);
    expect((await keys.show(third.access, added.id, added.key)).status).toBe(200);
  });

  it('is removed with a fresh proof, told, and lowers the sessions that it raised', async () => {
    const { ana, added, low } = await halfway();
    const raised = await keys.show(low.access, added.id, added.key);
    auth.clock.pass(600);
    const { body } = await auth.refresh(String(raised.body['refresh_token']));
    const token = String(body['access_token']);
    expect(await apps.remove(token, added.id)).toMatchObject({ code: 'current_password_required' });
    expect(await apps.remove(token, added.id, { current_password: ana.password })).toMatchObject({ status: 200 });
    expect(await auth.told(keyRemoved, ana.userId)).toMatchObject([{ factorName: 'Mi computadora' }]);
    const after = decodeJwt(String((await auth.refresh(String(body['refresh_token']))).body['access_token']));
    expect(after).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    expect(after).not.toHaveProperty('needs_second_step');
    expect(await auth.rows('SELECT 1 FROM factor_keys WHERE factor_id = $1', [added.id])).toEqual([]);
  });

  it('is refused in the words of the reference when the answer is none', async () => {
    const { added, low } = await halfway();
    const begun = await keys.challenge(low.access, added.id);
    const ask = (body: object) =>
      auth.ask(verifyFactor, {
        token: low.access,
        path: { factorId: added.id },
        body: { challenge_id: begun.id, ...body },
      });
    const refused = (message: string) => ({ status: 400, code: 'validation_failed', message });
    expect(await ask({ code: '123456' })).toMatchObject(refused('WebAuthn config required'));
    expect(await ask({ webauthn: {} })).toMatchObject(refused('WebAuthn type must be create or request'));
    expect(await ask({ webauthn: { type: 'request' } })).toMatchObject(refused('credential_response required'));
    const empty = { webauthn: { type: 'request', credential_response: {} } };
    expect(await ask(empty)).toMatchObject(refused('Invalid credential_response'));
  });
});

describe('an installation whose site has no domain', () => {
  it('takes no keys, and says so; the ones from before take no second step', async () => {
    const { added, ana } = await halfway();
    await auth.restart({ PUBLIC_URL: 'http://127.0.0.1:4000' });
    try {
      const eva = await auth.aLearner();
      expect(await keys.enroll(eva.access)).toMatchObject({ status: 422, code: 'mfa_webauthn_enroll_not_enabled' });
      const low = await auth.signIn(ana.email, ana.password);
      await expect(keys.challenge(low.access, added.id)).rejects.toThrow('mfa_webauthn_verify_not_enabled');
    } finally {
      await auth.restart({ PUBLIC_URL: 'http://localhost:4000' });
    }
  });
});
