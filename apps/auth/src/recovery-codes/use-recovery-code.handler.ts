import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { useRecoveryCode } from '@nivel/contracts/auth/use-recovery-code.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { AuthClient } from '../database.ts';
import { Body } from '../http/body.ts';
import { BearerAuthenticator } from '../sessions/bearer-authenticator.ts';
import { SessionOpener } from '../sessions/session-opener.ts';
import { RecoveryCodeUse } from './recovery-code-use.ts';

@Handles(useRecoveryCode)
export class UseRecoveryCodeHandler implements Handler<typeof useRecoveryCode> {
  constructor(
    private readonly bearer: BearerAuthenticator,
    private readonly use: RecoveryCodeUse,
    private readonly opener: SessionOpener,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const { session } = await this.bearer.checkBeforeSecondStep(call);
    const code = Body.of(request).text('code');
    const outcome = await this.work.run(call, (unit) => this.use.take(unit, session, code, request, call));
    // Thrown after the unit of work, because the guess has to be saved.
    if (outcome instanceof AppError) throw outcome;
    return { status: 200, body: await this.opener.write(outcome) };
  }
}
