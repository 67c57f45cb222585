import { createHash } from 'node:crypto';
import type { FlowKind } from '../flow-states/flow-state.ts';

/** What a one-time code is for. A newer e-mail of a purpose voids the older: one code of each per user. */
export type CodePurpose = 'confirmation' | 'recovery' | 'magic-link' | 'reauthentication' | AddressPurpose;

/** Another address of an account counts when both it and the present one have confirmed it, each by an e-mail of its own. */
export type AddressPurpose = 'email-change-current' | 'email-change-new';

/** What the code of an SMS is for: it is typed and has no link. */
export type PhonePurpose = 'phone-sign-in' | 'phone-change';

/** The code of an SMS for a second factor: one of each challenge, where the other purposes have one per account. */
export type SecondStepPurpose = 'second-step';

/** What any other typed code is for. */
export type TypedPurpose = CodePurpose | PhonePurpose;

export const ADDRESS_PURPOSES: readonly AddressPurpose[] = ['email-change-current', 'email-change-new'];

export const isAddressPurpose = (purpose: CodePurpose): purpose is AddressPurpose =>
  purpose === 'email-change-current' || purpose === 'email-change-new';

/** Purposes of which the newer e-mail voids the other's too. */
export const replacedBy = (purpose: TypedPurpose): readonly TypedPurpose[] =>
  SIGN_INS.some((one) => one === purpose) ? SIGN_INS : [purpose];

/** To the public clients recovery and magic link are one slot. */
const SIGN_INS: readonly CodePurpose[] = ['recovery', 'magic-link'];

/** 224 bits; as hex it has the length that the public clients know of the reference's hash. */
export const LINK_BYTES = 28;
const LINK_FORM = /^(?:pkce_)?[0-9a-f]{56}$/;
const PKCE_MARK = 'pkce_';

/** The value of a link that was asked for with a challenge: it gives a code and no session. */
export const markedAsPkce = (link: string): string => PKCE_MARK + link;
export const isPkceLink = (link: string): boolean => link.startsWith(PKCE_MARK);

/** Whether a text can be the value of a link; other values are not looked up. */
export const isLinkValue = (text: string): boolean =>
  text.length <= LINK_BYTES * 2 + PKCE_MARK.length && LINK_FORM.test(text);

/** The stored form of a link's value. The value is random, so a plain hash protects it. */
export const linkHashOf = (link: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(createHash('sha256').update(link).digest());

/** The purpose that the code of an SMS of a given type has; undefined for types of e-mails, and for no type at all. */
export const phonePurposeOf = (type: string): PhonePurpose | undefined => PHONE_PURPOSES.get(type);

const PHONE_PURPOSES = new Map<string, PhonePurpose>([
  ['sms', 'phone-sign-in'],
  ['phone_change', 'phone-change'],
]);

/**
 * The purposes that the code or link of an e-mail of a given type may have; an empty list for types of which no e-mail is;
 * undefined for no type at all.
 */
export const purposesOf = (type: string): readonly CodePurpose[] | undefined => PURPOSES.get(type);

const PURPOSES = new Map<string, readonly CodePurpose[]>([
  ['signup', ['confirmation']],
  ['invite', ['confirmation']],
  ['recovery', SIGN_INS],
  ['magiclink', SIGN_INS],
  ['email', ['confirmation', ...SIGN_INS]],
  ['email_change', ADDRESS_PURPOSES],
  ['sms', []],
  ['phone_change', []],
]);

/** What a flow of PKCE is for whose link has a purpose. No link reauthenticates. */
export const flowOf = (purpose: CodePurpose): FlowKind | null => FLOWS[purpose];

const FLOWS = {
  confirmation: 'email/signup',
  recovery: 'recovery',
  'magic-link': 'magiclink',
  reauthentication: null,
  'email-change-current': 'email_change',
  'email-change-new': 'email_change',
} as const;
