import { ClientError } from '@nivel/client/client-error';
import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';
import { errorText } from '../../accounts-text.ts';
import type { AccountsMessages } from '../../messages/es-mx.ts';
import type { OwnDataMessages } from '../../messages/own-data.es-mx.ts';

/** Texts of the download of a person's data and of the deletion of their account. */
export const ownDataText = messageCatalogue({
  'es-MX': () => import('../../messages/own-data.es-mx.ts'),
  en: () => import('../../messages/own-data.en.ts'),
});

/** Seconds until an export is possible again, as the refusal says it. */
const secondsToWait = ({ details }: ClientError): number =>
  typeof details === 'object' && details !== null && 'retryAfterSeconds' in details
    ? Number(details.retryAfterSeconds)
    : 0;

/** A refusal in words. */
export const ownDataError = (words: OwnDataMessages, text: AccountsMessages, error: unknown): string => {
  if (!(error instanceof ClientError)) return errorText(text, error);
  if (error.code === 'data_exported_recently')
    return words.exportedRecently(Math.max(1, Math.ceil(secondsToWait(error) / 3_600)));
  return words.errors[error.code] ?? errorText(text, error);
};
