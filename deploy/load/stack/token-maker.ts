import { randomUUID } from 'node:crypto';
import { importJWK, SignJWT, type CryptoKey, type JWK } from 'jose';

const HOUR = 3_600;

/** Signs access tokens like those of the auth service, claim for claim, so that they are as long and as costly to check. */
export class TokenMaker {
  private readonly key: Promise<CryptoKey | Uint8Array>;
  private readonly kid: string;
  private readonly issuer: string;

  constructor(signingKeys: string, issuer: string) {
    const jwk = (JSON.parse(signingKeys) as { keys: [JWK] }).keys[0];
    this.key = importJWK(jwk, 'ES256');
    this.kid = jwk.kid ?? '';
    this.issuer = issuer;
  }

  async sign(userId: string): Promise<string> {
    const email = `${userId}@example.com`;
    const now = Math.floor(Date.now() / 1_000);
    return new SignJWT({
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {
        sub: userId,
        email,
        email_verified: true,
        phone_verified: false,
        firstName: 'Inés',
        lastName: 'Luna',
        studentType: 'university',
        educationalInterests: ['ia', 'datos'],
        skillLevel: 'beginner',
      },
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: now }],
      session_id: randomUUID(),
      is_anonymous: false,
    })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: this.kid })
      .setIssuer(this.issuer)
      .setSubject(userId)
      .setAudience('authenticated')
      .setIssuedAt(now)
      .setExpirationTime(now + HOUR)
      .sign(await this.key);
  }
}
