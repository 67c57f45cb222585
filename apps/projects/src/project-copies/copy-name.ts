import { codePointsIn } from '@nivel/contracts/kernel/short-text';
import type { MadeNameLanguage } from '@nivel/contracts/projects/made-name-language';

const MOST = 50;
const ENDINGS: Readonly<Record<MadeNameLanguage, string>> = { en: ' (Copy)', 'es-MX': ' (copia)' };

/** The default name of a copy: that of the original, cut to the maximum length. */
export const copyNameOf = (name: string, language: MadeNameLanguage): string => {
  const ending = ENDINGS[language];
  const room = MOST - codePointsIn(ending);
  return `${[...name].slice(0, room).join('').trimEnd()}${ending}`;
};
