import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Call } from '@nivel/platform/handler';
import { FreshProof } from '../factors/fresh-proof.ts';
import { Body } from '../http/body.ts';
import { BearerAuthenticator } from '../sessions/bearer-authenticator.ts';
import type { OpenSession } from '../sessions/session.ts';

const LOW_AAL = 'AAL2 required to manage recovery codes';

/** Who changes the recovery codes of an account: in a session that has shown a second factor, with a fresh proof. */
@Injectable()
export class CodeOwner {
  constructor(
    private readonly bearer: BearerAuthenticator,
    private readonly proof: FreshProof,
  ) {}

  /** @throws AppError insufficient_aal, and as `BearerAuthenticator.check` does */
  async identify(call: Call): Promise<OpenSession> {
    const opened = await this.bearer.checkBeforeSecondStep(call);
    if (opened.session.aal !== 'aal2') throw new AppError(authErrors.insufficient_aal, { message: LOW_AAL });
    return opened;
  }

  /**
   * Comes after what else stands in the way: the code of an e-mail is used up by it.
   *
   * @returns the body; the public clients often send none
   * @throws AppError bad_json, and as `FreshProof.ask` does
   */
  async prove(opened: OpenSession, request: AuthRequest, call: Call): Promise<Body> {
    const body = Body.ofOptional(request);
    await this.proof.ask(opened, body, request, call);
    return body;
  }
}
