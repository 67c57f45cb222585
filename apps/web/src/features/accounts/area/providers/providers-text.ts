import { ClientError } from '@nivel/client/client-error';
import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';
import { errorText } from '../../accounts-text.ts';
import type { AccountsMessages } from '../../messages/es-mx.ts';
import type { ProvidersMessages } from '../../messages/providers.es-mx.ts';

/** Texts of signing in with providers, and of linked identities. */
export const providersText = messageCatalogue({
  'es-MX': () => import('../../messages/providers.es-mx.ts'),
  en: () => import('../../messages/providers.en.ts'),
});

/** The reason with which a person came back from a provider, in words. */
export const arrivalText = (words: ProvidersMessages, text: AccountsMessages, code: string): string =>
  words.errors[code] ?? text.errors[code] ?? words.failed;

/** A refusal of a call about providers, in words. */
export const providerError = (words: ProvidersMessages, text: AccountsMessages, error: unknown): string =>
  (error instanceof ClientError ? words.errors[error.code] : undefined) ?? errorText(text, error);
