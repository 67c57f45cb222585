import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Call } from '@nivel/platform/handler';
import { FreshProof } from '../factors/fresh-proof.ts';
import { Body } from '../http/body.ts';
import { BearerAuthenticator } from '../sessions/bearer-authenticator.ts';

/** Who changes the recovery codes of an account: in a session that has shown a second factor, with a fresh proof. */
@Injectable()
export class CodeOwner {
  constructor(
    private readonly bearer: BearerAuthenticator,
    private readonly proof: FreshProof,
  ) {}

  /**
   * @returns whose codes they are, and the body; the public clients often send none
   * @throws AppError insufficient_aal, and as `FreshProof.ask` does
   */
  async check(request: AuthRequest, call: Call): Promise<{ readonly userId: string; readonly body: Body }> {
    const opened = await this.bearer.checkBeforeSecondStep(call);
    if (opened.session.aal !== 'aal2') throw new AppError(authErrors.insufficient_aal, { message: LOW_AAL });
    const body = Body.of({ ...request, body: request.body ?? {} });
    await this.proof.ask(opened, body, request, call);
    return { userId: opened.account.id, body };
  }
}

const LOW_AAL = 'AAL2 required to manage recovery codes';
