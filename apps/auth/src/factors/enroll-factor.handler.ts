import { Inject } from '@nestjs/common';
import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { enrollFactor } from '@nivel/contracts/auth/enroll-factor.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { ErrorDefinition } from '@nivel/contracts/kernel/errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { hasSecondFactor } from '../accounts/account.ts';
import type { AuthSettings } from '../config.ts';
import type { AuthClient } from '../database.ts';
import { Body } from '../http/body.ts';
import { invalid } from '../http/refusals.ts';
import { BearerAuthenticator } from '../sessions/bearer-authenticator.ts';
import type { OpenSession } from '../sessions/session.ts';
import { FactorEnrolment } from './factor-enrolment.ts';
import { FreshProof } from './fresh-proof.ts';
import { newAppSetup } from './totp.ts';

const LONGEST_NAME = 100;

/** What is not offered here, by its name in the wire contract. */
const NOT_OFFERED = new Map<string, ErrorDefinition>([
  ['phone', authErrors.mfa_phone_enroll_not_enabled],
  ['webauthn', authErrors.mfa_webauthn_enroll_not_enabled],
]);

@Handles(enrollFactor)
export class EnrollFactorHandler implements Handler<typeof enrollFactor> {
  constructor(
    private readonly bearer: BearerAuthenticator,
    private readonly proof: FreshProof,
    private readonly enrolment: FactorEnrolment,
    private readonly work: UnitOfWork<AuthClient>,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const opened = await this.bearer.checkBeforeSecondStep(call);
    const body = Body.of(request);
    refuseOtherTypes(body.text('factor_type'));
    const name = nameIn(body, 'friendly_name');
    const issuer = nameIn(body, 'issuer') || new URL(this.settings.PUBLIC_URL).host;
    await this.enrolment.refuseFull(opened.account, name, call);
    refuseLow(opened);
    await this.proof.ask(opened, body, request, call);
    const setup = newAppSetup(issuer, opened.account.email);
    const id = await this.work.run(call, (unit) => this.enrolment.begin(unit, opened.session, name, setup.secret));
    return {
      status: 200,
      body: {
        id,
        type: 'totp',
        friendly_name: name || undefined,
        totp: { qr_code: setup.qr, secret: setup.secret, uri: setup.uri },
      },
    };
  }
}

const refuseOtherTypes = (type: string): void => {
  const refusal = NOT_OFFERED.get(type);
  if (refusal !== undefined) throw new AppError(refusal);
  if (type !== 'totp') throw invalid('factor_type needs to be totp, phone, or webauthn');
};

/** With a factor, only who has shown it adds another. */
const refuseLow = ({ account, session }: OpenSession): void => {
  if (session.aal === 'aal1' && hasSecondFactor(account)) throw new AppError(authErrors.insufficient_aal);
};

const nameIn = (body: Body, field: string): string => {
  const name = body.text(field).trim();
  if (name.length > LONGEST_NAME) throw invalid(`${field} cannot be longer than ${LONGEST_NAME} characters`);
  return name.toWellFormed();
};
