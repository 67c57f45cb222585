import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@nivel/platform/core';
import type { AuthSettings } from '../config.ts';

/** The purposes of the server's key; each has separate values. */
export type TokenPurpose = 'typed-code' | 'refresh-token' | 'provider-nonce' | 'provider-verifier';

/**
 * The key that only this service's processes have: without it, a person who reads the tables can create neither codes nor
 * tokens.
 */
@Injectable()
export class TokenKey {
  private readonly key: Buffer;

  constructor(@Inject(SETTINGS) settings: AuthSettings) {
    this.key = Buffer.from(settings.AUTH_TOKEN_KEY, 'base64');
  }

  /** HMAC-SHA256 of a text or of bytes for one purpose. */
  mac(purpose: TokenPurpose, about: string | Uint8Array): Buffer {
    return createHmac('sha256', this.key).update(`${purpose}\n`).update(about).digest();
  }
}
