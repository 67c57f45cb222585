import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@nivel/platform/core';
import type { LearningSettings } from '../config.ts';

/** The content of a certificate. */
export interface CertifiedFacts {
  readonly number: string;
  readonly levelId: string;
  readonly levelName: string;
  readonly holderName: string;
  /** A day in the learner's time zone, `2026-11-28`. */
  readonly issuedOn: string;
}

const signatureOf = (key: Buffer, { number, levelId, levelName, holderName, issuedOn }: CertifiedFacts): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([number, levelId, levelName, holderName, issuedOn]))
    .digest();

/** Signs what certificates say (HMAC-SHA256), so that a row that was written or changed without a key certifies nothing. */
@Injectable()
export class CertificateSigner {
  private readonly newest: Buffer;
  /** All keys: those that were replaced still verify. */
  private readonly keys: readonly Buffer[];

  constructor(@Inject(SETTINGS) settings: Pick<LearningSettings, 'CERTIFICATE_KEY'>) {
    this.keys = settings.CERTIFICATE_KEY.split(',').map((key) => Buffer.from(key, 'base64'));
    const [newest] = this.keys;
    if (newest === undefined) throw new Error('CERTIFICATE_KEY has no key');
    this.newest = newest;
  }

  /** @returns base64url, under the newest key */
  sign(facts: CertifiedFacts): string {
    return signatureOf(this.newest, facts).toString('base64url');
  }

  isSigned(facts: CertifiedFacts, signature: string): boolean {
    const bytes = Buffer.from(signature, 'base64url');
    return this.keys.some((key) => {
      const expected = signatureOf(key, facts);
      return expected.length === bytes.length && timingSafeEqual(expected, bytes);
    });
  }
}
