import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { Call } from '@nivel/platform/handler';
import type { AuthUnit } from '../database.ts';
import { PROVIDER_METHODS } from '../flow-states/flow-state.ts';
import { FlowStates } from '../flow-states/flow-states.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { SessionEnder } from '../sessions/session-ender.ts';
import type { Session } from '../sessions/session.ts';

/** Sessions that began at a provider or an organization, and codes for such sessions. */
@Injectable()
export class ProviderSessions {
  constructor(
    private readonly ender: SessionEnder,
    private readonly flows: FlowStates,
    private readonly log: SecurityLog,
  ) {}

  /**
   * Ends them for the owner of a session, which stays: who unlinks an identity wants nobody in who came by it. Callers have
   * locked the account, so that no code becomes a session meanwhile.
   */
  async end(unit: AuthUnit, own: Session, request: AuthRequest, call: Call): Promise<void> {
    for (const method of PROVIDER_METHODS) await this.flows.clear(unit, own.userId, method);
    for (const sessionId of await this.ender.endOfProviders(unit, own))
      await this.log.note(unit, { ...notedOf('session-ended', own.userId, request, call), sessionId });
  }
}
