import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import type { AuthSettings } from '../config.ts';
import { Devices } from './devices.ts';
import { LoginAttemptsRepository, type LockRules } from './login-attempts.repository.ts';
import { PasswordHasher } from './password-hasher.ts';
import { isTooLong } from './password-rules.ts';
import { Turns } from './turns.ts';

const WAIT_MS = 15;
const LONGEST_WAIT_MS = 5_000;

/**
 * Verifies a password under the lock-out rules (decisions.md). Counted per address, known or not; a device that signed in
 * before has a count of its own. The hasher runs exactly once whatever the answer is.
 */
@Injectable()
export class LoginGuard {
  private readonly rules: LockRules;
  /** Keeps a crowd of guesses from asking the database again and again whether it is their turn. */
  private readonly turns: Turns;

  constructor(
    private readonly attempts: LoginAttemptsRepository,
    private readonly devices: Devices,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
    @Inject(SETTINGS) settings: AuthSettings,
  ) {
    this.rules = {
      failures: settings.LOGIN_FAILURES,
      firstLockMs: settings.LOGIN_LOCK_SECONDS * 1_000,
      longestLockMs: settings.LOGIN_LOCK_MAX_SECONDS * 1_000,
      forgetMs: settings.LOGIN_FORGET_HOURS * 3_600_000,
      pendingMs: settings.LOGIN_PENDING_SECONDS * 1_000,
    };
    this.turns = new Turns(settings.LOGIN_FAILURES);
  }

  /** @returns true only for the right password of an address that is not locked */
  async verify(
    attempt: { email: string; password: string; deviceId: string | undefined },
    readHash: () => Promise<string | null>,
  ): Promise<boolean> {
    const device = await this.devices.recognise(attempt.deviceId, attempt.email);
    const key = createHash('sha256')
      .update(`${attempt.email}\n${device ?? ''}`)
      .digest('hex');
    const verified = await this.turns.take(key, () => this.verifyReserved(key, attempt.password, readHash));
    // Locked: nothing is learned about the password, but the work is done all the same.
    return verified ?? this.hasher.verify('', null);
  }

  /** Null when the address is locked. */
  private async verifyReserved(
    key: string,
    password: string,
    readHash: () => Promise<string | null>,
  ): Promise<boolean | null> {
    if (!(await this.reserve(key))) return null;
    const tooLong = isTooLong(password);
    const isRight = await this.hasher.verify(tooLong ? '' : password, tooLong ? null : await readHash());
    if (isRight) await this.attempts.succeeded(key, this.clock.now());
    else await this.attempts.failed(key, this.rules, this.clock.now());
    return isRight;
  }

  /** After a sign-in: the answer header by which the device is recognised next time. */
  async remember(deviceId: string | undefined, userId: string): Promise<Record<string, string>> {
    return this.devices.remember(deviceId, userId);
  }

  private async reserve(key: string): Promise<boolean> {
    for (let waited = 0; waited < LONGEST_WAIT_MS; waited += WAIT_MS) {
      const permission = await this.attempts.reserve(key, this.rules, this.clock.now());
      if (permission !== 'wait') return permission === 'go';
      await pause(WAIT_MS);
    }
    return false;
  }
}
