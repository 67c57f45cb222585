import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { isPasswordTooLong } from '@nivel/contracts/auth/password-limits';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import { networkOf } from '@nivel/platform/network-of';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { AuthSettings } from '../config.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { Devices } from './devices.ts';
import { LoginAttemptsRepository, type Counted, type LockRules } from './login-attempts.repository.ts';
import { PasswordHasher } from './password-hasher.ts';
import { TooManyWaiting, KeyedSemaphore } from './keyed-semaphore.ts';
import type { AuthChange, AuthClient } from '../database.ts';

const WAIT_MS = 15;
const LONGEST_WAIT_MS = 5_000;

const tooMany = (): AppError =>
  new AppError(commonErrors.over_request_rate_limit, { details: { retryAfterSeconds: 5 } });

/** The account of the attempt, and the hash to match. */
export interface KnownPassword {
  readonly userId: string;
  readonly hash: string | null;
}

/** A password that a person tries for an address, and its request. */
export interface Attempt {
  readonly email: string;
  readonly password: string;
  readonly request: AuthRequest;
  readonly call: Call;
}

/**
 * The steps after a correct password. They clear the counts of the attempt in a separate unit of work, with `clearCounts`
 * after their own locks: the same order as when an address is verified.
 */
export type WhenRight<Result> = (clearCounts: (unit: AuthChange) => Promise<void>) => Promise<Result>;

/**
 * Verifies a password under the lock-out rules. Attempts are counted per address and network and per address in total, for
 * known and unknown addresses, so that strangers elsewhere cannot lock out the owner; a device that signed in before has a
 * separate count. The hasher runs exactly once for every response.
 */
@Injectable()
export class LoginGuard {
  private readonly rules: LockRules;
  private readonly limits: { readonly perNetwork: number; readonly perAddress: number };
  /** Prevents a flood of guesses from polling the database for their turn. */
  private readonly turns: KeyedSemaphore;

  constructor(
    private readonly attempts: LoginAttemptsRepository,
    private readonly devices: Devices,
    private readonly hasher: PasswordHasher,
    private readonly log: SecurityLog,
    private readonly work: UnitOfWork<AuthClient>,
    @Inject(SETTINGS) settings: AuthSettings,
  ) {
    this.rules = {
      firstLockMs: settings.LOGIN_LOCK_SECONDS * 1_000,
      longestLockMs: settings.LOGIN_LOCK_MAX_SECONDS * 1_000,
      forgetMs: settings.LOGIN_FORGET_HOURS * 3_600_000,
      pendingMs: settings.LOGIN_PENDING_SECONDS * 1_000,
    };
    this.limits = { perNetwork: settings.LOGIN_FAILURES, perAddress: settings.LOGIN_FAILURES_PER_ADDRESS };
    this.turns = new KeyedSemaphore(settings.LOGIN_FAILURES, settings.LOGIN_WAITING);
  }

  /**
   * @returns the result of `whenRight`, only for the right password of an address that is not locked; otherwise null
   * @throws AppError over_request_rate_limit if too many others are being verified
   */
  async verify<Result>(
    attempt: Attempt,
    read: () => Promise<KnownPassword | null>,
    whenRight: WhenRight<Result>,
  ): Promise<Result | null> {
    const { counted, line } = await this.countedOf(attempt);
    const verified = await this.turns
      .take(line, () => this.verifyReserved(counted, attempt, read, whenRight))
      .catch((error: unknown) => {
        throw error instanceof TooManyWaiting ? tooMany() : error;
      });
    if (verified !== 'locked') return verified;
    // The work is done without a result about the password, so that the time reveals nothing.
    await this.hasher.verify('', null, attempt.call);
    return null;
  }

  private async countedOf({ email, request, call }: Attempt): Promise<{ counted: Counted; line: string }> {
    const device = await this.devices.recognise(request.headers.deviceId, email);
    const { perNetwork, perAddress } = this.limits;
    if (device !== null) {
      const apart = `device ${device}`;
      return { counted: { email, counts: [{ apart, most: perNetwork }] }, line: `${email}\n${apart}` };
    }
    const apart = `network ${call.clientIp === null ? '' : networkOf(call.clientIp)}`;
    const counts = [
      { apart, most: perNetwork },
      { apart: '', most: perAddress },
    ];
    return { counted: { email, counts }, line: `${email}\n${apart}` };
  }

  private async verifyReserved<Result>(
    counted: Counted,
    { password, request, call }: Attempt,
    read: () => Promise<KnownPassword | null>,
    whenRight: WhenRight<Result>,
  ): Promise<Result | null | 'locked'> {
    if (!(await this.reserve(counted, call))) return 'locked';
    const { known, isRight } = await this.compare({ password, call }, read).catch(async (error: unknown) => {
      await this.work.inStatements(call, (unit) => this.attempts.release(unit, counted));
      throw error;
    });
    if (isRight) return whenRight((unit) => this.attempts.succeeded(unit, counted));
    const isLocked = await this.work.inStatements(call, (unit) => this.attempts.failed(unit, counted, this.rules));
    for (const kind of isLocked ? (['sign-in-failed', 'locked-out'] as const) : (['sign-in-failed'] as const)) {
      if (known === null) this.log.tellOnly(kind, call);
      else this.log.noteLater(notedOf(kind, known.userId, request, call));
    }
    return null;
  }

  /** @throws AppError unavailable if the response would be too late: then nothing was compared */
  private async compare(
    { password, call }: Pick<Attempt, 'password' | 'call'>,
    read: () => Promise<KnownPassword | null>,
  ) {
    const isTooLong = isPasswordTooLong(password);
    const known = await read();
    const hash = isTooLong ? null : (known?.hash ?? null);
    return { known, isRight: await this.hasher.verify(isTooLong ? '' : password, hash, call) };
  }

  /** @throws AppError over_request_rate_limit if its turn does not come for a long time */
  private async reserve(counted: Counted, call: Call): Promise<boolean> {
    for (let waited = 0; waited < LONGEST_WAIT_MS; waited += WAIT_MS) {
      const permission = await this.work.inOneStatement(call, (unit) =>
        this.attempts.reserve(unit, counted, this.rules),
      );
      if (permission === 'go') return true;
      if (permission === 'locked' || permission === null) return false;
      if (permission !== 'wait') await this.work.inStatements(call, (unit) => this.attempts.release(unit, permission));
      await pause(WAIT_MS);
    }
    throw tooMany();
  }
}
