import { ClientError } from '@nivel/client/client-error';
import { cricoText } from '../../../area/crico-text.ts';
import { errorText } from '../../../area/in-words.ts';
import { curriculumText } from './curriculum-text.ts';
import { titlesIn } from './curriculum.queries.ts';

/** Why something could not be done, in words. */
export const useFailureText = () => {
  const text = cricoText.useText();
  const words = curriculumText.useText();
  return (error: unknown): string => {
    const titles = titlesIn(error);
    if (titles.length > 0) return words.draftsInWay(titles.join(', '));
    const own = error instanceof ClientError ? words.reasons[error.code] : undefined;
    return own ?? errorText(text, error);
  };
};
