import { Inject } from '@nestjs/common';
import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { enrollFactor } from '@nivel/contracts/auth/enroll-factor.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { AuthSettings } from '../config.ts';
import type { AuthClient } from '../database.ts';
import { Body } from '../http/body.ts';
import { invalid } from '../http/refusals.ts';
import { phoneOf } from '../phones/phone-number.ts';
import { BearerAuthenticator } from '../sessions/bearer-authenticator.ts';
import { KeyCeremonies } from '../webauthn/key-ceremonies.ts';
import { FactorEnrolment } from './factor-enrolment.ts';
import { nameIn } from './factor-name.ts';
import { FreshProof } from './fresh-proof.ts';
import { refuseLow } from './own-factor.ts';
import { unknownKind } from './shown-factor.ts';
import { newAppSetup } from './totp.ts';

@Handles(enrollFactor)
export class EnrollFactorHandler implements Handler<typeof enrollFactor> {
  constructor(
    private readonly bearer: BearerAuthenticator,
    private readonly proof: FreshProof,
    private readonly enrolment: FactorEnrolment,
    private readonly ceremonies: KeyCeremonies,
    private readonly work: UnitOfWork<AuthClient>,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const opened = await this.bearer.checkBeforeSecondStep(call);
    const body = Body.of(request);
    const kind = this.kindIn(body);
    const name = nameIn(body, 'friendly_name');
    const phone = kind === 'phone' ? phoneIn(body) : null;
    const issuer = nameIn(body, 'issuer') || new URL(this.settings.PUBLIC_URL).host;
    await this.enrolment.refuseFull(opened.account, name, call);
    refuseLow(opened);
    await this.proof.ask(opened, body, request, call);
    const setup = kind === 'totp' ? newAppSetup(issuer, opened.account.email) : null;
    const begun = { kind, friendlyName: name, phone, secret: setup?.secret ?? null };
    const id = await this.work.run(call, (unit) => this.enrolment.begin(unit, opened.session, begun));
    const totp = setup === null ? undefined : { qr_code: setup.qr, secret: setup.secret, uri: setup.uri };
    const given = phone === null ? undefined : `+${phone}`;
    return { status: 200, body: { id, type: kind, friendly_name: name || undefined, totp, phone: given } };
  }

  private kindIn(body: Body): 'totp' | 'phone' | 'webauthn' {
    const type = body.text('factor_type');
    if (type !== 'totp' && type !== 'phone' && type !== 'webauthn') throw unknownKind();
    if (type === 'phone' && this.settings.SMS_PROVIDER === '')
      throw new AppError(authErrors.mfa_phone_enroll_not_enabled);
    if (type === 'webauthn' && !this.ceremonies.isOn) throw new AppError(authErrors.mfa_webauthn_enroll_not_enabled);
    return type;
  }
}

/** @throws AppError validation_failed */
const phoneIn = (body: Body): string => {
  const phone = body.text('phone');
  if (phone === '') throw invalid('Phone number required to enroll Phone factor');
  return phoneOf(phone);
};
