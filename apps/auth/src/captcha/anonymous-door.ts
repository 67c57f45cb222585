import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { UniformResponse } from '../http/uniform-response.ts';
import { Captcha } from './captcha.ts';

/** What doors do first and last that anybody may use and that must not reveal who has an account. */
@Injectable()
export class AnonymousDoor {
  constructor(
    private readonly captcha: Captcha,
    private readonly uniform: UniformResponse,
  ) {}

  /** Callers must do this before they read the request. @throws AppError captcha_failed, bad_json */
  async check(request: AuthRequest): Promise<void> {
    await this.captcha.check(request);
  }

  /** The work, answered no sooner than a fixed time after it began, whatever its result. */
  async after<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.uniform.after(work);
  }
}
