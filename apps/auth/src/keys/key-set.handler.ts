import { keySet } from '@nivel/contracts/auth/key-set.operation';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { Handles, type Handler } from '@nivel/platform/handler';
import { SigningKeys } from './signing-keys.ts';

@Handles(keySet)
export class KeySetHandler implements Handler<typeof keySet> {
  constructor(private readonly keys: SigningKeys) {}

  async handle(): Promise<OutputOf<typeof keySet>> {
    return this.keys.publicKeys as OutputOf<typeof keySet>;
  }
}
