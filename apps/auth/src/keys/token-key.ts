import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@nivel/platform/core';
import type { AuthSettings } from '../config.ts';

/** What the server's key is used for; each purpose has values of its own. */
export type TokenPurpose = 'typed-code' | 'refresh-token' | 'provider-nonce' | 'provider-verifier';

/** The key that only this service's processes hold: a reader of its tables without it can make neither codes nor tokens. */
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
