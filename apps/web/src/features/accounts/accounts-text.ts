import { ClientError } from '@nivel/client/client-error';
import { messageCatalogue } from '../../shell/language/message-catalogue.ts';
import type { AccountsMessages } from './messages/es-mx.ts';

/** Texts of sign-in, and what all account pages share: few, because sign-in has a budget. */
export const accountsText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});

/** An installation may ask for more characters than the form does; only the service's sentence contains the number. */
const shortestPassword = (message: string): string | undefined => /at least (\d+) characters/.exec(message)?.[1];

/** A refusal in words: ours where we know the code, else the server's own message. */
export const errorText = (text: AccountsMessages, error: unknown): string => {
  if (!(error instanceof ClientError)) return String(error);
  const shortest = error.code === 'weak_password' && shortestPassword(error.message);
  if (shortest) return text.passwordTooShort(shortest);
  return text.errors[error.code] ?? error.message;
};
