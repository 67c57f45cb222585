import { ClientError } from '@nivel/client/client-error';
import { messageCatalogue } from '../../shell/language/message-catalogue.ts';
import type { AccountsMessages } from './messages/es-mx.ts';

/** Texts of sign-in, and what all account pages share: few, because sign-in has a budget. */
export const accountsText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});

/** A refusal in words: ours where we know the code, else the server's own message. */
export const errorText = (text: AccountsMessages, error: unknown): string => {
  if (!(error instanceof ClientError)) return String(error);
  return text.errors[error.code] ?? error.message;
};
