import { smsRequested, smsSealContext, smsSecrets } from '@nivel/contracts/auth/sms-requested.fact';
import { localeOf, type Bilingual } from '@nivel/contracts/emails/bilingual';
import { openSealed } from '@nivel/platform/seal';
import { z } from 'zod';
import { codes } from '../kinds/codes.kind.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

/** The name of its rows. */
export const TEXT_CODE = 'text-code';

const { template, sealed } = smsRequested.payload.shape;
const kept = z.object({ template, sealed });
/** The outbox writes beside it when the SMS was asked for. */
const stored = kept.extend({ occurredAt: z.iso.datetime() });

/** The SMS with a one-time code. Its stored content is deleted once it is closed. */
export const textCode: OutgoingMessage = {
  fact: smsRequested,
  kind: codes,
  hasCode: true,
  addressees: (payload) => {
    const { userId, phone, locale } = smsRequested.payload.parse(payload);
    return [{ userId, email: `+${phone}`, firstName: '', locale }];
  },
  contentOf: (payload) => kept.parse(payload),
};

const TEXTS: Record<z.output<typeof template>, (code: string, minutes: number) => Bilingual<string>> = {
  'sign-in': (code, minutes) => ({
    'es-MX': `${code} es tu código para entrar a Nivel. Sirve ${minutes} min. No lo compartas con nadie.`,
    en: `${code} is your code to sign in to Nivel. It is good for ${minutes} min. Share it with nobody.`,
  }),
  'change-phone': (code, minutes) => ({
    'es-MX': `${code} es tu código para agregar este número a tu cuenta de Nivel. Sirve ${minutes} min. No lo compartas con nadie.`,
    en: `${code} is your code to add this number to your Nivel account. It is good for ${minutes} min. Share it with nobody.`,
  }),
};

/** What the row of an SMS says, and when it is read. */
interface TextRequest {
  readonly userId: string;
  readonly locale: string;
  readonly content: unknown;
  readonly now: Date;
}

/**
 * The text of the SMS; this is where its code is opened.
 * @throws Error when it cannot be opened, or is no longer good
 */
export const writeTextCode = ({ userId, locale, content, now }: TextRequest, key: string): string => {
  const { template: which, sealed: secret, occurredAt } = stored.parse(content);
  const opened = openSealed(key, secret, smsSealContext({ userId, template: which }));
  const { code, codeSeconds } = smsSecrets.parse(opened);
  if (now.getTime() - Date.parse(occurredAt) >= codeSeconds * 1_000) throw new Error('the code is no longer good');
  return TEXTS[which](code, Math.max(1, Math.floor(codeSeconds / 60)))[localeOf(locale)];
};
