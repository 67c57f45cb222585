import { Inject } from '@nestjs/common';
import { keySet } from '@nivel/contracts/auth/key-set.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { SETTINGS } from '@nivel/platform/core';
import { Handles, type Handler } from '@nivel/platform/handler';
import { readRootKey, type RootKey } from '@nivel/platform/root-keys';
import { signKeySet } from '@nivel/platform/signed-key-set';
import type { AuthSettings } from '../config.ts';
import { SigningKeys } from './signing-keys.ts';

@Handles(keySet)
export class KeySetHandler implements Handler<typeof keySet> {
  private readonly root: RootKey;

  constructor(
    private readonly keys: SigningKeys,
    @Inject(SETTINGS) settings: AuthSettings,
  ) {
    this.root = readRootKey(settings.AUTH_ROOT_KEY);
  }

  async handle({ nonce }: InputOf<typeof keySet>): Promise<OutputOf<typeof keySet>> {
    return { signed: await signKeySet(this.root, this.keys.publicKeys, nonce) };
  }
}
