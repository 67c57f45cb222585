import { Injectable } from '@nestjs/common';
import { OneTimeTokensRepository } from '../codes/one-time-tokens.repository.ts';
import type { AuthUnit } from '../database.ts';
import { FlowStates } from '../flow-states/flow-states.ts';

/** Unused codes and links of e-mails to a person, and unused PKCE codes that links returned. */
@Injectable()
export class OutstandingCodes {
  constructor(
    private readonly tokens: OneTimeTokensRepository,
    private readonly flows: FlowStates,
  ) {}

  /** Invalidates them. */
  async void(unit: AuthUnit, userId: string): Promise<void> {
    await this.tokens.clear(unit, userId);
    await this.flows.clear(unit, userId);
  }
}
