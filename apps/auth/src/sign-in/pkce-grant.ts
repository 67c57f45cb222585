import { Injectable } from '@nestjs/common';
import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { Call } from '@nivel/platform/handler';
import { isBanned } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthClient } from '../database.ts';
import { FlowStates } from '../flow-states/flow-states.ts';
import type { Body } from '../http/body.ts';
import { invalid } from '../http/refusals.ts';
import { Devices } from '../passwords/devices.ts';
import { SessionOpener } from '../sessions/session-opener.ts';
import { sessionProofOf } from '../sessions/session-proof.ts';

/** A session for the code of a PKCE flow and the secret behind its challenge (wire contract, section 5). */
@Injectable()
export class PkceGrant {
  constructor(
    private readonly flows: FlowStates,
    private readonly accounts: AccountsRepository,
    private readonly devices: Devices,
    private readonly opener: SessionOpener,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  /** @throws AppError validation_failed, flow_state_not_found, flow_state_expired, bad_code_verifier, user_banned */
  async signIn(body: Body, request: AuthRequest, call: Call): Promise<AuthResponse> {
    const [code, verifier] = [body.text('auth_code'), body.text('code_verifier')];
    if (code === '' || verifier === '')
      throw invalid('invalid request: both auth code and code verifier should be non-empty');
    const proof = await sessionProofOf(request);
    const { opened, headers } = await this.work.run(call, async (unit) => {
      const flow = await this.flows.find(unit, code, verifier, unit.now);
      const account = await this.accounts.lock(unit, flow.userId);
      if (account === null) throw new AppError(authErrors.flow_state_not_found);
      if (isBanned(account, unit.now)) throw new AppError(authErrors.user_banned);
      await this.flows.use(unit, flow);
      const by = { method: flow.kind, isRecovery: flow.kind === 'recovery', proof };
      return {
        opened: await this.opener.open(unit, account, by, request, call),
        headers: await this.devices.remember(unit, request.headers.deviceId, account.id),
      };
    });
    return { status: 200, headers, body: await this.opener.write(opened) };
  }
}
