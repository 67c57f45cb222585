import { hash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@nivel/platform/core';
import { LOG, type Log } from '@nivel/platform/log';
import type { AuthSettings } from '../config.ts';

const PREFIX_DIGITS = 5;
const MAX_RESPONSE_CHARACTERS = 200_000;

/**
 * Asks a range service of leaked passwords, if one is set: it learns the first five digits of a hash and answers all that begin
 * with them (k-anonymity). A service that does not answer in time leads to no refusal.
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
        // Answers of one length reveal nothing to a listener.
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
