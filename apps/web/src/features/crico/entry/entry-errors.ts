import { ClientError } from '@nivel/client/client-error';
import type { EntryMessages } from './messages/es-mx.ts';

/** A refusal in words, by its code; a code without one has the given sentence. */
export const entryError = (text: EntryMessages, error: unknown, fallback: string): string =>
  (error instanceof ClientError ? text.errors[error.code] : undefined) ?? fallback;
