import type { AuthAnswer } from '@nivel/contracts/auth/auth-request';
import { publishKeys } from '@nivel/contracts/auth/publish-keys.operation';
import { Handles, type Handler } from '@nivel/platform/handler';
import { SigningKeys } from './signing-keys.ts';

@Handles(publishKeys)
export class PublishKeysHandler implements Handler<typeof publishKeys> {
  constructor(private readonly keys: SigningKeys) {}

  async handle(): Promise<AuthAnswer> {
    return { status: 200, headers: { 'cache-control': 'public, max-age=600' }, body: this.keys.publicKeys };
  }
}
