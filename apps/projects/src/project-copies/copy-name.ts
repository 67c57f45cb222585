import { codePointsIn } from '@nivel/contracts/kernel/short-text';

const MOST = 50;
const ENDING = ' (Copy)';

/** What a copy is called that was given no name: as the original, cut where it would be too long. */
export const copyNameOf = (name: string): string => {
  const room = MOST - codePointsIn(ENDING);
  return `${[...name].slice(0, room).join('').trimEnd()}${ENDING}`;
};
