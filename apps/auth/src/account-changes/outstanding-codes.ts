import { Injectable } from '@nestjs/common';
import { OneTimeTokensRepository } from '../codes/one-time-tokens.repository.ts';
import type { AuthUnit } from '../database.ts';
import { FlowStates } from '../flow-states/flow-states.ts';

/** Codes and links that were e-mailed to somebody, and the codes of PKCE that links have given, while nobody has used them. */
@Injectable()
export class OutstandingCodes {
  constructor(
    private readonly tokens: OneTimeTokensRepository,
    private readonly flows: FlowStates,
  ) {}

  /** They open nothing any more. */
  async void(unit: AuthUnit, userId: string): Promise<void> {
    await this.tokens.clear(unit, userId);
    await this.flows.clear(unit, userId);
  }
}
