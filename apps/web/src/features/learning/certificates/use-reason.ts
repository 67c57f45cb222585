import { ClientError } from '@nivel/client/client-error';
import { reasonText } from '../area/in-words.ts';
import { learningText } from '../area/learning-text.ts';
import { certificatesText } from './certificates-text.ts';

/** Why something could not be done with a certificate, in words. */
export const useReason = (): ((error: Error) => string) => {
  const text = certificatesText.useText();
  const learning = learningText.useText();
  return (error) => (error instanceof ClientError && text.reasons[error.code]) || reasonText(learning, error);
};
