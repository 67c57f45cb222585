import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/account.ts';
import type { AuthReads } from '../database.ts';
import { KeyCeremonies } from './key-ceremonies.ts';
import { KeysRepository } from './keys.repository.ts';

/** What a key is asked. */
@Injectable()
export class KeyQuestions {
  constructor(
    private readonly keys: KeysRepository,
    private readonly ceremonies: KeyCeremonies,
  ) {}

  /** One that was never verified is to be made, and any other is to be shown. @throws AppError mfa_webauthn_verify_not_enabled */
  async ask(reads: AuthReads, factorId: string, account: Account) {
    const key = await this.keys.find(reads, factorId);
    return key === null
      ? this.ceremonies.askForNew(account, await this.keys.of(reads, account.id))
      : this.ceremonies.askFor(key);
  }
}
