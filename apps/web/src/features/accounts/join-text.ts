import { ClientError } from '@nivel/client/client-error';
import { messageCatalogue } from '../../shell/language/message-catalogue.ts';
import { errorText } from './accounts-text.ts';
import type { AccountsMessages } from './messages/es-mx.ts';
import type { JoinMessages } from './messages/join.es-mx.ts';

/** Texts of sign-up, confirmation and recovery. */
export const joinText = messageCatalogue({
  'es-MX': () => import('./messages/join.es-mx.ts'),
  en: () => import('./messages/join.en.ts'),
});

/** An installation may ask for more characters than the form does; only the service's sentence contains the number. */
const shortestPassword = (message: string): string | undefined => /at least (\d+) characters/.exec(message)?.[1];

/** A refusal of a form in which a password is chosen, in words. */
export const passwordErrorText = (words: JoinMessages, text: AccountsMessages, error: unknown): string => {
  if (!(error instanceof ClientError)) return errorText(text, error);
  const shortest = error.code === 'weak_password' && shortestPassword(error.message);
  if (shortest) return words.passwordTooShort(shortest);
  return words.passwordErrors[error.code] ?? errorText(text, error);
};
