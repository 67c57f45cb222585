import { ClientError } from '@nivel/client/client-error';
import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';
import { errorText } from '../../accounts-text.ts';
import type { AccountsMessages } from '../../messages/es-mx.ts';
import type { PhoneMessages } from '../../messages/phone.es-mx.ts';

/** Texts of the number of an account. */
export const phoneText = messageCatalogue({
  'es-MX': () => import('../../messages/phone.es-mx.ts'),
  en: () => import('../../messages/phone.en.ts'),
});

/** A refusal of a call about the number, in words. */
export const phoneError = (words: PhoneMessages, text: AccountsMessages, error: unknown): string =>
  (error instanceof ClientError ? words.errors[error.code] : undefined) ?? errorText(text, error);
