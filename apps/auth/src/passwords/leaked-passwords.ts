import { hash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@nivel/platform/core';
import { LOG, type Log } from '@nivel/platform/log';
import type { AuthSettings } from '../config.ts';

const PREFIX_DIGITS = 5;
const MAX_RESPONSE_CHARACTERS = 200_000;

/**
 * Queries a range service of leaked passwords, if one is set: the service learns the first five digits of a hash and
 * returns all that begin with them (k-anonymity). If it does not answer in time, nothing is refused.
 */
@Injectable()
export class LeakedPasswords {
  constructor(
    @Inject(SETTINGS) private readonly settings: AuthSettings,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async has(password: string): Promise<boolean> {
    const { PASSWORD_RANGE_URL, PASSWORD_RANGE_MS } = this.settings;
    if (PASSWORD_RANGE_URL === '') return false;
    const digest = hash('sha1', password, 'hex').toUpperCase();
    const [prefix, rest] = [digest.slice(0, PREFIX_DIGITS), digest.slice(PREFIX_DIGITS)];
    try {
      const response = await fetch(`${PASSWORD_RANGE_URL}/${prefix}`, {
        // Responses of equal length reveal nothing to an eavesdropper.
        headers: { 'add-padding': 'true' },
        redirect: 'error',
        signal: AbortSignal.timeout(PASSWORD_RANGE_MS),
      });
      if (!response.ok) throw new Error(`the range service answers ${response.status}`);
      const lines = (await response.text()).slice(0, MAX_RESPONSE_CHARACTERS).split(/\r?\n/);
      return lines.some((line) => line.startsWith(`${rest}:`) && !line.endsWith(':0'));
    } catch (error) {
      this.log.warn({ err: error }, 'leaked passwords could not be looked up');
      return false;
    }
  }
}
