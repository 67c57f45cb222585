import { LONGEST_TITLE } from '@nivel/contracts/projects/values/card-title';
import { plain } from './plain.ts';
import { statedDuration, statedPriority } from './stated-values.ts';

const MARK = /\s*[([]?⟦\d+⟧[)\]]?/g;
const FORMAT = /\*\*|__|`/g;
const ASIDE = /\s*[([][^()[\]]*[)\]]/g;
/** Courtesies and priorities at the end say nothing of the work. */
const TAIL =
  /[\s,;:.!?()–—-]+(?:por favor|porfa|gracias|please|thanks|asap|as soon as possible|right away|urgently|urgente|urgentemente|cuanto antes|lo antes posible|de inmediato|inmediatamente|es urgente|it is urgent|(?:con )?(?:prioridad (?:alta|media|baja|critica)|(?:alta|baja) prioridad)|(?:with )?(?:high|medium|low|top) priority|sin prisa|no rush|cuando puedas|when you can|opcional|optional|nice to have)$/;
const ENDS = /[\s,;:.!?¿¡()[\]–—-]+$/;
const BEGINS = /^[\s,;:.!?¿¡)\]–—-]+/;
const DANGLING = /\s+(?:y|e|and|para|antes|antes de|el|la|by|on|before|de|a|due)$/;

const cut = (text: string, pattern: RegExp): string => {
  const match = pattern.exec(plain(text));
  return match ? text.slice(0, match.index) : text;
};

/** Until nothing of it can be cut any more. */
const withoutTail = (text: string): string => {
  const shorter = cut(cut(text.replace(ENDS, ''), TAIL).replace(ENDS, ''), DANGLING);
  return shorter === text ? text : withoutTail(shorter);
};

/** The title of a task, from the words of a text in which days are marks; empty where nothing is left. */
export const titleOf = (words: string): string => {
  const bare = words
    .replace(MARK, '')
    .replace(FORMAT, '')
    .replace(ASIDE, (aside) =>
      statedPriority(aside) === undefined && statedDuration(` ${aside.trim()}`) === undefined ? aside : '',
    )
    .replace(/\s+/g, ' ')
    .replace(BEGINS, '');
  const title = withoutTail(bare);
  if (!/\p{L}{2}/u.test(title)) return '';
  const [first = '', ...rest] = title;
  return [...first.toUpperCase(), ...rest].slice(0, LONGEST_TITLE).join('').trim();
};
