import { Inject } from '@nestjs/common';
import type { AuthResponse } from '@nivel/contracts/auth/auth-request';
import { publishKeys } from '@nivel/contracts/auth/publish-keys.operation';
import { Handles, type Handler } from '@nivel/platform/handler';
import { SETTINGS } from '@nivel/platform/core';
import type { AuthSettings } from '../config.ts';
import { SigningKeys } from './signing-keys.ts';

@Handles(publishKeys)
export class PublishKeysHandler implements Handler<typeof publishKeys> {
  constructor(
    private readonly keys: SigningKeys,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  async handle(): Promise<AuthResponse> {
    const headers = { 'cache-control': `public, max-age=${this.settings.KEY_SET_CACHE_SECONDS}` };
    return { status: 200, headers, body: this.keys.publicKeys };
  }
}
