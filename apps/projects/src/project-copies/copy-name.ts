import { codePointsIn } from '@nivel/contracts/kernel/short-text';
import type { MadeNameLanguage } from '@nivel/contracts/projects/made-name-language';

const MOST = 50;
const ENDINGS: Readonly<Record<MadeNameLanguage, string>> = { en: ' (Copy)', 'es-MX': ' (copia)' };

/** What a copy is called that was given no name: as the original, cut where it would be too long. */
export const copyNameOf = (name: string, language: MadeNameLanguage): string => {
  const ending = ENDINGS[language];
  const room = MOST - codePointsIn(ending);
  return `${[...name].slice(0, room).join('').trimEnd()}${ending}`;
};
