import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@nivel/platform/core';
import type { AuthSettings } from '../config.ts';

/** Sends responses that must not reveal whether an address is known at a fixed time after the request, or later. */
@Injectable()
export class UniformResponse {
  constructor(@Inject(SETTINGS) private readonly settings: AuthSettings) {}

  async after<Result>(work: () => Promise<Result>): Promise<Result> {
    const notBefore = pause(this.settings.UNIFORM_RESPONSE_MS);
    try {
      return await work();
    } finally {
      await notBefore;
    }
  }
}
