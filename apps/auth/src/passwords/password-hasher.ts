import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { SETTINGS } from '@nivel/platform/core';
import type { AuthSettings } from '../config.ts';
import { HashLine, type Deadline } from './hash-line.ts';

const argon2id = promisify((parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
  argon2('argon2id', parameters, done),
);
const KEY_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const runs = new Counter({ name: 'nivel_password_hasher_runs_total', help: 'Times a password was hashed or verified' });

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/**
 * Hashes and verifies passwords (argon2id), off the event loop. A hash contains its own cost, so that the cost can be
 * raised.
 */
@Injectable()
export class PasswordHasher {
  /** Runs of the hasher in this process; equal for known and unknown addresses. */
  runs = 0;
  private readonly cost: { memory: number; passes: number };
  private readonly dummySalt = randomBytes(16);

  constructor(
    private readonly line: HashLine,
    @Inject(SETTINGS) settings: AuthSettings,
  ) {
    this.cost = { memory: settings.ARGON2_MEMORY_KIB, passes: settings.ARGON2_PASSES };
  }

  /** @throws AppError unavailable, as `HashLine` */
  async hash(password: string, call: Deadline): Promise<string> {
    const { memory, passes } = this.cost;
    const salt = randomBytes(16);
    const cost = { memory, passes, parallelism: 1 };
    const key = await this.line.admit(call, () => this.derive(password, salt, cost, call));
    return `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(salt)}$${base64(key)}`;
  }

  /**
   * Whether the password matches the hash. Without a hash (no such account, locked, no password) the same work is done and
   * the result is false, so that the time reveals nothing.
   * @throws AppError unavailable, as `HashLine`
   */
  async verify(password: string, hash: string | null, call: Deadline): Promise<boolean> {
    const [, memory, passes, parallelism, salt, key] = PHC.exec(hash ?? '') ?? [];
    if (salt === undefined || key === undefined) {
      await this.derive(password, this.dummySalt, { ...this.cost, parallelism: 1 }, call);
      return false;
    }
    const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
    const known = Buffer.from(key, 'base64');
    const derived = await this.derive(password, Buffer.from(salt, 'base64'), cost, call);
    return derived.length === known.length && timingSafeEqual(derived, known);
  }

  /** Whether a hash has the cost of new hashes. */
  isAtCost(hash: string): boolean {
    const [, memory, passes, parallelism] = PHC.exec(hash) ?? [];
    return Number(memory) === this.cost.memory && Number(passes) === this.cost.passes && Number(parallelism) === 1;
  }

  private async derive(
    password: string,
    nonce: Buffer,
    cost: { memory: number; passes: number; parallelism: number },
    call: Deadline,
  ): Promise<Buffer> {
    return this.line.run(call, () => {
      this.runs++;
      runs.inc();
      return argon2id({ message: Buffer.from(password), nonce, tagLength: KEY_BYTES, ...cost });
    });
  }
}
