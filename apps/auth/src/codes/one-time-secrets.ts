import { randomBytes, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TokenKey } from '../keys/token-key.ts';
import { LINK_BYTES, type SecondStepPurpose, type TypedPurpose } from './one-time-code.ts';

const DIGITS = 6;

/** The two secrets of an e-mail, and their stored forms. Six digits could be tried one by one, so they are kept under a key. */
@Injectable()
export class OneTimeSecrets {
  constructor(private readonly key: TokenKey) {}

  make(): { code: string; link: string } {
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    return { code, link: randomBytes(LINK_BYTES).toString('hex') };
  }

  /**
   * The stored form of a typed code: bound to whose and what for it is.
   *
   * @param of the id of the account; of a challenge, where the code takes the second step
   */
  codeMac(of: string, purpose: TypedPurpose | SecondStepPurpose, code: string): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.key.mac('typed-code', `${of}\n${purpose}\n${code.slice(0, DIGITS + 1)}`));
  }
}
