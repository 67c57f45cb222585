import { describe, expect, it } from '@jest/globals';
import { pageOfLink, readAuthLink } from './auth-link.ts';

const value = 'ab'.repeat(28);
const token = { kind: 'token', tokenHash: value, type: 'signup', next: undefined };

describe('the content of an e-mail link', () => {
  it('is a value with its type, in the fragment or, as the older links have it, in the query', () => {
    expect(readAuthLink(`#token=${value}&type=signup`, '', 'signup')).toEqual(token);
    expect(readAuthLink('', `?token=${value}`, 'signup')).toEqual(token);
    const recovery = readAuthLink(`#token=${value}&type=recovery`, '', 'signup');
    expect(recovery).toEqual({ ...token, type: 'recovery' });
    const magic = readAuthLink(`#token=${value}&type=magiclink`, '', 'signup');
    const untyped = readAuthLink(`#token=${value}&type=constructor`, '', 'signup');
    expect([recovery, magic, untyped].map((link) => link && pageOfLink(link))).toEqual([
      '/recover',
      '/magic-link',
      '/verify-email',
    ]);
  });

  it('may lead on to a page of this site, and to none elsewhere', () => {
    const next = (path: string) =>
      readAuthLink(`#token=${value}&type=signup&next=${encodeURIComponent(path)}`, '', 'signup');
    expect(next('/dashboard/ajustes')).toEqual({ ...token, next: '/dashboard/ajustes' });
    for (const path of ['//evil.example', 'https://evil.example', '/\t/evil.example', 'javascript:alert(1)']) {
      expect(next(path)).toEqual(token);
    }
  });

  it('is a refusal, or nothing of ours', () => {
    expect(readAuthLink('#error=access_denied&error_code=otp_expired&sb=', '', 'signup')).toEqual({
      kind: 'error',
      code: 'otp_expired',
    });
    for (const hash of ['', '#contenido', '#token=', '#type=signup'])
      expect(readAuthLink(hash, '', 'signup')).toBeNull();
  });

  it('is never a session, whatever else the address contains', () => {
    for (const hash of ['#refresh_token=r', `#access_token=a&refresh_token=r&token=${value}&type=recovery`])
      expect(readAuthLink(hash, `?token=${value}`, 'recovery')).toEqual({ kind: 'session' });
  });
});
