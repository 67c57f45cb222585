import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { SETTINGS } from '@nivel/platform/core';
import type { Account } from '../accounts/account.ts';
import { readProfile } from '../accounts/profile-data.ts';
import type { AuthSettings } from '../config.ts';
import { readMade, readSigned } from './key-answers.ts';
import type { Key } from './key.ts';
import { relyingPartyOf } from './webauthn-settings.ts';

type Hash = Uint8Array<ArrayBuffer>;

/** What a page gives to the browser, which asks a key for it, and the stored form of what the key has to sign. */
interface Question {
  readonly webauthn: {
    readonly type: 'create' | 'request';
    readonly credential_options: { readonly publicKey: object };
  };
  readonly challengeHash: Hash;
}

/** Few accounts have a key: the library is loaded for the first of them, and costs the others no memory. */
const library = () => import('@simplewebauthn/server');

/** It is random, so a plain hash protects it. */
const hashOf = (challenge: Uint8Array): Hash => Uint8Array.from(createHash('sha256').update(challenge).digest());

const isOf = (hash: Hash) => (challenge: string) => timingSafeEqual(hashOf(Buffer.from(challenge, 'base64url')), hash);

/** Asks keys to make and to show themselves, and checks their answers (WebAuthn). The user proves to the key who they are. */
@Injectable()
export class KeyCeremonies {
  private readonly site: ReturnType<typeof relyingPartyOf>;
  private readonly timeout: number;

  constructor(@Inject(SETTINGS) settings: AuthSettings) {
    this.site = relyingPartyOf(settings);
    this.timeout = settings.FACTOR_CHALLENGE_SECONDS * 1_000;
  }

  /** Whether people of this installation can have keys. */
  get isOn(): boolean {
    return this.site !== null;
  }

  /**
   * @param known the account's keys, so that none is added twice
   * @throws AppError mfa_webauthn_verify_not_enabled
   */
  async askForNew({ id, email, userMetadata }: Account, known: readonly Key[]): Promise<Question> {
    const { generateRegistrationOptions } = await library();
    const challenge = Uint8Array.from(randomBytes(32));
    const publicKey = await generateRegistrationOptions({
      rpName: 'Nivel',
      rpID: this.on().id,
      userName: email,
      userDisplayName: readProfile(userMetadata).firstName || email,
      userID: Uint8Array.from(Buffer.from(id)),
      challenge,
      timeout: this.timeout,
      attestationType: 'none',
      excludeCredentials: known.map(named),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    });
    return question('create', publicKey, challenge);
  }

  /** @throws AppError mfa_webauthn_verify_not_enabled */
  async askFor(key: Key): Promise<Question> {
    const { generateAuthenticationOptions } = await library();
    const challenge = Uint8Array.from(randomBytes(32));
    const publicKey = await generateAuthenticationOptions({
      rpID: this.on().id,
      challenge,
      timeout: this.timeout,
      allowCredentials: [named(key)],
      userVerification: 'required',
    });
    return question('request', publicKey, challenge);
  }

  /**
   * @returns the new key; null where the answer is not one to this question on this site
   * @throws AppError mfa_webauthn_verify_not_enabled, validation_failed
   */
  async takeNew(given: unknown, challengeHash: Hash): Promise<Key | null> {
    const terms = this.terms(challengeHash);
    const response = readMade(given);
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await verifyRegistrationResponse({ response, ...terms }).catch(() => NOTHING);
    if (registrationInfo === undefined) return null;
    const { id: credentialId, publicKey, counter: uses } = registrationInfo.credential;
    return { credentialId, publicKey, uses, transports: response.response.transports ?? [] };
  }

  /**
   * @returns how often the key was used by its own count; null where the answer is not the key's to this question on this site
   * @throws AppError mfa_webauthn_verify_not_enabled, validation_failed
   */
  async take(given: unknown, { credentialId, publicKey }: Key, challengeHash: Hash): Promise<number | null> {
    const terms = this.terms(challengeHash);
    const response = readSigned(given);
    if (response.id !== credentialId) return null;
    const { verifyAuthenticationResponse } = await library();
    // Its count is compared by the caller, who tells a copy from another wrong answer.
    const credential = { id: credentialId, publicKey, counter: 0 };
    const taken = await verifyAuthenticationResponse({ response, credential, ...terms }).catch(() => null);
    return taken?.verified === true ? taken.authenticationInfo.newCounter : null;
  }

  private terms(challengeHash: Hash) {
    const { id, origins } = this.on();
    return {
      expectedChallenge: isOf(challengeHash),
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: true,
    };
  }

  private on(): NonNullable<ReturnType<typeof relyingPartyOf>> {
    if (this.site === null) throw new AppError(authErrors.mfa_webauthn_verify_not_enabled);
    return this.site;
  }
}

/** Of an answer that is not to be believed. */
const NOTHING = { registrationInfo: undefined };

const named = ({ credentialId: id, transports }: Key) => ({ id, transports });

const question = (type: 'create' | 'request', publicKey: object, challenge: Uint8Array): Question => ({
  webauthn: { type, credential_options: { publicKey } },
  challengeHash: hashOf(challenge),
});
