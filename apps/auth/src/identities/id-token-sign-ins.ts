import { Injectable } from '@nestjs/common';
import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { Call } from '@nivel/platform/handler';
import type { AuthClient } from '../database.ts';
import { invalidIdToken } from '../http/refusals.ts';
import { Devices } from '../passwords/devices.ts';
import type { IdTokenPerson, ProviderClient } from '../provider-clients/provider-client.ts';
import { SessionOpener } from '../sessions/session-opener.ts';
import { sessionProofOf } from '../sessions/session-proof.ts';
import { ProviderAccounts } from './provider-accounts.ts';
import { SpentIdTokensRepository } from './spent-id-tokens.repository.ts';

/** Thrown inside the unit of work, so that a token is spent only together with what it opened. */
export const spentIdToken = () => invalidIdToken('ID token has already been used');

/** Sessions for ID tokens. Which account is entered is decided as after a redirect to the provider. */
@Injectable()
export class IdTokenSignIns {
  constructor(
    private readonly accounts: ProviderAccounts,
    private readonly spent: SpentIdTokensRepository,
    private readonly devices: Devices,
    private readonly opener: SessionOpener,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  /** @throws AppError as `ProviderAccounts.enter`, bad_id_token if it was used before, validation_failed */
  async open(
    client: ProviderClient,
    { profile, tokenHash }: IdTokenPerson,
    request: AuthRequest,
    call: Call,
  ): Promise<AuthResponse> {
    const proof = await sessionProofOf(request);
    const { opened, headers } = await this.work.run(call, async (unit) => {
      if (!(await this.spent.spend(unit, tokenHash))) throw spentIdToken();
      const account = await this.accounts.enter(unit, client, profile, request, call);
      const by = { method: 'oauth', isRecovery: false, proof } as const;
      return {
        opened: await this.opener.open(unit, account, by, request, call),
        headers: await this.devices.remember(unit, request.headers.deviceId, account.id),
      };
    });
    return { status: 200, headers, body: await this.opener.write(opened) };
  }
}
