import { describe, expect, it } from '@jest/globals';
import { hasSecondFactor, isBanned, newAccount, type Account } from './account.ts';
import { userView } from './user-view.ts';

const now = new Date('2026-11-21T10:00:00.123Z');
const ids = { id: '01995f3c-0a2b-7c3d-8e4f-0123456789ab', identityId: '01995f3c-0a2b-7c3d-8e4f-0123456789ac' };
const anAccount = (data: Record<string, unknown> = {}): Account =>
  newAccount({ ...ids, email: 'ana@example.test', signUpBrowser: null, passwordHash: '$argon2id$secret', data, now });
const wire = (account: Account) => JSON.parse(JSON.stringify(userView(account))) as Record<string, unknown>;

describe('userView', () => {
  it('of a new account is exactly the object of the wire contract', () => {
    const proofs = { sub: ids.id, email: 'ana@example.test', email_verified: false, phone_verified: false };
    const time = '2026-11-21T10:00:00.123Z';
    expect(wire(anAccount({ firstName: 'Ana' }))).toEqual({
      id: ids.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: 'ana@example.test',
      phone: '',
      confirmation_sent_at: time,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { firstName: 'Ana', ...proofs },
      identities: [
        {
          identity_id: ids.identityId,
          id: ids.id,
          user_id: ids.id,
          identity_data: { firstName: 'Ana', ...proofs },
          provider: 'email',
          last_sign_in_at: time,
          created_at: time,
          updated_at: time,
          email: 'ana@example.test',
        },
      ],
      created_at: time,
      updated_at: time,
      is_anonymous: false,
    });
  });

  it('lets no client value replace fields that the service vouches for, and shows no secret', () => {
    const view = wire(anAccount({ sub: 'x', email: 'boss@example.test', email_verified: true, role: 'admin' }));
    expect(view['user_metadata']).toMatchObject({ sub: ids.id, email: 'ana@example.test', email_verified: false });
    expect(view['role']).toBe('authenticated');
    expect(view['app_metadata']).toEqual({ provider: 'email', providers: ['email'] });
    expect(JSON.stringify(view)).not.toContain('argon2id');
  });

  it('shows factors, and none where there is none', () => {
    const factor = {
      id: ids.identityId,
      kind: 'totp' as const,
      friendlyName: 'Mi teléfono',
      isVerified: true,
      phone: null,
      createdAt: now,
      updatedAt: now,
    };
    const unnamed = { ...factor, kind: 'webauthn' as const, friendlyName: '', isVerified: false };
    const number = { ...factor, kind: 'phone' as const, phone: '525512345678' };
    const time = now.toISOString();
    const shown = { id: ids.identityId, factor_type: 'totp', created_at: time, updated_at: time };
    expect(wire({ ...anAccount(), factors: [factor, unnamed, number] })['factors']).toEqual([
      { ...shown, friendly_name: 'Mi teléfono', status: 'verified' },
      { ...shown, factor_type: 'webauthn', status: 'unverified' },
      { ...shown, factor_type: 'phone', friendly_name: 'Mi teléfono', phone: '**********78', status: 'verified' },
    ]);
    expect(wire(anAccount())).not.toHaveProperty('factors');
  });

  it('shows the times of what has happened', () => {
    const account = {
      ...anAccount(),
      emailConfirmedAt: now,
      lastSignInAt: now,
      recoverySentAt: now,
      reauthenticationSentAt: now,
    };
    expect(wire(account)).toMatchObject({
      email_confirmed_at: now.toISOString(),
      confirmed_at: now.toISOString(),
      last_sign_in_at: now.toISOString(),
      recovery_sent_at: now.toISOString(),
      reauthentication_sent_at: now.toISOString(),
    });
  });
});

describe('hasSecondFactor', () => {
  it('counts what was verified, and recovery codes only beside another', () => {
    const factor = { id: ids.identityId, friendlyName: '', phone: null, createdAt: now, updatedAt: now };
    const has = (...of: readonly ['totp' | 'phone' | 'webauthn' | 'recovery_code', boolean][]) =>
      hasSecondFactor({ factors: of.map(([kind, isVerified]) => ({ ...factor, kind, isVerified })) });
    expect([has(), has(['totp', false]), has(['recovery_code', true])]).toEqual([false, false, false]);
    expect([has(['webauthn', true]), has(['recovery_code', true], ['totp', true])]).toEqual([true, true]);
    expect([has(['phone', false]), has(['phone', true])]).toEqual([false, true]);
  });
});

describe('isBanned', () => {
  it('holds until the moment it names', () => {
    const banned = { ...anAccount(), bannedUntil: new Date(now.getTime() + 1) };
    expect(isBanned(banned, now)).toBe(true);
    expect(isBanned(banned, new Date(now.getTime() + 1))).toBe(false);
    expect(isBanned(anAccount(), now)).toBe(false);
  });
});
