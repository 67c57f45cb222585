import { createHash, randomBytes, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TokenKey } from '../keys/token-key.ts';

/** What a one-time code is for. A newer e-mail of a purpose voids the older: one code of each per user. */
export type CodePurpose = 'confirmation' | 'recovery';

const DIGITS = 6;
/** 224 bits; as hex it has the length that the public clients know of the reference's hash. */
const LINK_BYTES = 28;
const LINK_FORM = /^[0-9a-f]{56}$/;

/** Whether a text can be the value of a link; whatever else was sent is not worth a look. */
export const isLinkValue = (text: string): boolean => text.length === LINK_BYTES * 2 && LINK_FORM.test(text);

/** What is stored of a link's value. The value is random, so a plain hash keeps it. */
export const linkHashOf = (link: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(createHash('sha256').update(link).digest());

/** The two secrets of an e-mail, and what is kept of them. Six digits could be tried one by one, so they are kept under a key. */
@Injectable()
export class OneTimeSecrets {
  constructor(private readonly key: TokenKey) {}

  make(): { code: string; link: string } {
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    return { code, link: randomBytes(LINK_BYTES).toString('hex') };
  }

  /** What is stored of a typed code: bound to whose and what for it is. */
  codeMac(userId: string, purpose: CodePurpose, code: string): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.key.mac('typed-code', `${userId}\n${purpose}\n${code.slice(0, DIGITS + 1)}`));
  }
}

/**
 * The purposes that a code of a given type may have; an empty list for types of the wire contract that nothing here is
 * ever pending for; undefined for no type at all.
 */
export const purposesOf = (type: string): readonly CodePurpose[] | undefined => PURPOSES.get(type);

const PURPOSES = new Map<string, readonly CodePurpose[]>([
  ['signup', ['confirmation']],
  ['invite', ['confirmation']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery']],
  ['email', ['confirmation', 'recovery']],
  ['email_change', []],
  ['sms', []],
  ['phone_change', []],
]);
