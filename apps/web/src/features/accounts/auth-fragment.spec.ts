import { describe, expect, it } from '@jest/globals';
import { readAuthFragment } from './auth-fragment.ts';

describe('what a link of a mail brings', () => {
  it('is a session, a refusal, or nothing of ours', () => {
    expect(readAuthFragment('#access_token=a&refresh_token=r&token_type=bearer&type=recovery')).toEqual({
      kind: 'session',
      refreshToken: 'r',
      type: 'recovery',
    });
    expect(readAuthFragment('#error=access_denied&error_code=otp_expired&error_description=Email+link&sb=')).toEqual({
      kind: 'error',
      code: 'otp_expired',
    });
    expect(readAuthFragment('#contenido')).toEqual({ kind: 'none' });
    expect(readAuthFragment('')).toEqual({ kind: 'none' });
  });
});
