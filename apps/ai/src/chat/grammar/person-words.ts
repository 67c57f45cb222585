import { plain } from '../../proposals/rules/plain.ts';
import type { PersonName } from './reading.ts';

const ME = /^(?:a )?(?:mi|me|yo|mi mismo|mi misma|myself)$/;
const NOBODY = /^(?:nadie|nobody|no one|no-one|none)$/;

/** Whom words mean. */
export const personNameOf = (words: string): PersonName => {
  const folded = plain(words);
  if (ME.test(folded)) return 'me';
  return NOBODY.test(folded) ? 'nobody' : { name: words };
};
