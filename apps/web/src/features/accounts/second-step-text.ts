import { ClientError } from '@nivel/client/client-error';
import { messageCatalogue } from '../../shell/language/message-catalogue.ts';
import type { FactorKind } from './second-factors.ts';
import { errorText } from './accounts-text.ts';
import type { AccountsMessages } from './messages/es-mx.ts';
import type { SecondStepMessages } from './messages/second-step.es-mx.ts';

/** Texts of the second step: at sign-in, and in the settings. */
export const secondStepText = messageCatalogue({
  'es-MX': () => import('./messages/second-step.es-mx.ts'),
  en: () => import('./messages/second-step.en.ts'),
});

/**
 * A refusal of a factor in words, or what stood in the way of a key.
 * @param kind of the factor; an app unless given
 */
export const secondStepError = (
  words: SecondStepMessages,
  text: AccountsMessages,
  error: unknown,
  kind: FactorKind = 'totp',
): string => {
  if (error instanceof DOMException) return words.keys.prompts[error.name] ?? words.keys.promptFailed;
  if (!(error instanceof ClientError)) return errorText(text, error);
  // Codes and passwords alike: how long nobody may try another is the answer to what people ask then.
  if (error.code === 'over_request_rate_limit' && error.retryAfter !== null)
    return words.tooManyTries(Math.max(1, Math.ceil(error.retryAfter / 60)));
  return words.errorsOf[kind][error.code] ?? words.errors[error.code] ?? errorText(text, error);
};
