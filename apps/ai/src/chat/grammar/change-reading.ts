import { CARD_NOUN, cardNamesOf, LIST_NOUN, REFERENCE } from './card-words.ts';
import { MOST_READINGS, type ChangeReading } from './reading.ts';
import { bare, slice, type Spoken } from './spoken.ts';

type As = ChangeReading['as'];
/** How a change is said: where its cards and its target stand in the words, or what its target always is. */
interface Form {
  readonly pattern: RegExp;
  readonly as: As;
  readonly target?: string;
}

const THE = '(?:(?:la|el|las|los|the|esta|this)\\s+)?';
const ONE = `(?:${CARD_NOUN}\\s+)?(?:#?[a-z][a-z0-9]{1,9}-\\d{1,6}|#?\\d{1,6}|["“«'].{1,200}["”»'])`;
const NAMED_CARD = `(?<cards>${THE}(?:${ONE}|${CARD_NOUN}\\s+.{2,200}))`;
const ANY_CARD = '(?<cards>.{1,300})';
const PUT =
  '(?:mueve(?:me|la|las)?|mover|muevas|pasa(?:r|me|le)?|pases|cambia(?:r|me)?|manda(?:r|me)?|envia(?:r)?|lleva(?:r)?|traslada(?:r)?|arrastra(?:r)?|pon(?:er|me|gas)?|mete(?:r)?|regresa(?:r)?|devuelve|devolver|marca(?:r|me)?|move|put|send|drag|shift|push|mark|set|transfer|bring|change|switch|return|flag)';
const HAND =
  '(?:asigna(?:r|le|rle)?|asignes|reasigna(?:r)?|delega(?:r)?|encarga(?:r|le)?|da(?:r|le|rle)?|pasale|assign|reassign|delegate|give|hand)';
/** Where a target follows; the last one that fits is the likeliest. */
const TO_LIST = `\\s+(?:a|al|en|hacia|como|para|to|into|in|as|onto)\\s+(?:(?:la|el|the)\\s+)?(?:(?:${LIST_NOUN}|estado|status)\\s+(?:(?:de|of)\\s+)?)?`;
const TO_PERSON = '\\s+(?:a|al|para|to|for)\\s+';

const forms: readonly Form[] = [
  // What is always meant by the verb.
  {
    pattern: new RegExp(
      `^(?:cierra|cerrar|termina(?:r)?|completa(?:r)?|finaliza(?:r)?|close|finish|complete|resolve)\\s+${NAMED_CARD}$`,
    ),
    as: 'list',
    target: 'done',
  },
  {
    pattern: new RegExp(`^(?:da|dar) por (?:terminad|hech|cerrad|completad)[ao]s?\\s+${ANY_CARD}$`),
    as: 'list',
    target: 'done',
  },
  { pattern: new RegExp(`^(?:reabre|reabrir|reopen)\\s+${NAMED_CARD}$`), as: 'list', target: 'todo' },
  {
    pattern: new RegExp(
      `^(?:empieza|empezar|comienza|comenzar|inicia(?:r)?|start|begin)\\s+(?:con\\s+)?(?<cards>${THE}${ONE})$`,
    ),
    as: 'list',
    target: 'in progress',
  },
  {
    pattern: new RegExp(
      `^(?:desasigna(?:r)?|unassign|(?:quita(?:r|le)?|remove|clear)\\s+(?:el\\s+|al\\s+|the\\s+)?(?:responsable|assignee|encargado)\\s+(?:de|a|from|of))\\s+${ANY_CARD}$`,
    ),
    as: 'person',
    target: 'nadie',
  },
  { pattern: new RegExp(`^(?:deja(?:r)?)\\s+sin responsable\\s+${ANY_CARD}$`), as: 'person', target: 'nadie' },
  { pattern: new RegExp(`^leave\\s+${ANY_CARD}\\s+unassigned$`), as: 'person', target: 'nadie' },
  {
    pattern: new RegExp(
      `^(?:yo\\s+)?(?:(?:me )?encargo de|me encargo de|tomo|me quedo con|asigname|i'?ll take|i will take|i take|let me take|take|assign me)\\s+(?:to\\s+)?${NAMED_CARD}$`,
    ),
    as: 'person',
    target: 'me',
  },
  // The target first.
  {
    pattern: new RegExp(
      `^${PUT}\\s+(?:a|en|como|as|to|in)\\s+(?:(?:la|el|the)\\s+)?(?:${LIST_NOUN}\\s+)?(?<target>.{1,50}?)\\s+${NAMED_CARD}$`,
    ),
    as: 'list',
  },
  { pattern: new RegExp(`^${HAND}\\s+a\\s+(?<target>.{2,60}?)\\s+${NAMED_CARD}$`), as: 'person' },
  { pattern: new RegExp(`^(?:give|hand)\\s+(?<target>[^"“«']{2,60}?)\\s+${NAMED_CARD}$`), as: 'person' },
  {
    pattern: new RegExp(`^(?:assign|reassign)\\s+(?<target>[^"“«'#\\d]{2,60}?)\\s+to\\s+(?<cards>${THE}${ONE})$`),
    as: 'person',
  },
];
/** A card, and behind a separator where it is to go. */
const separated: readonly { readonly verb: RegExp; readonly separator: RegExp; readonly as: As }[] = [
  { verb: new RegExp(`^${HAND}\\s+`), separator: new RegExp(TO_PERSON, 'g'), as: 'person' },
  {
    verb: /^(?:pasa(?:r|me)?|manda(?:r|me)?|envia(?:r)?|send|transfer|pon(?:er)?|put)\s+/,
    separator: new RegExp(TO_LIST, 'g'),
    as: 'either',
  },
  { verb: new RegExp(`^${PUT}\\s+`), separator: new RegExp(TO_LIST, 'g'), as: 'list' },
];

const cutSuffix = (target: string): string => target.replace(/\s+(?:list|column|status)$/i, '');

const readingOf = (cards: Spoken, target: Spoken, as: As): ChangeReading[] => {
  const names = cardNamesOf(cards);
  const words = cutSuffix(bare(target).text);
  return names.length === 0 || words === '' ? [] : [{ cards: names, target: words, as }];
};

const inForm = (message: Spoken, { pattern, as, target }: Form): ChangeReading[] => {
  const match = pattern.exec(message.plain);
  const { cards = '', target: said = '' } = match?.groups ?? {};
  if (!match || cards === '') return [];
  const at = message.plain.lastIndexOf(cards);
  const words = slice(message, at, at + cards.length);
  if (target !== undefined) return readingOf(words, { text: target, plain: target }, as);
  const from = message.plain.indexOf(said);
  return readingOf(words, slice(message, from, from + said.length), as);
};

const inParts = (message: Spoken): ChangeReading[] => {
  const kind = separated.find(({ verb }) => verb.test(message.plain));
  if (!kind) return [];
  const rest = slice(message, kind.verb.exec(message.plain)?.[0].length ?? 0);
  const places = [...rest.plain.matchAll(kind.separator)].reverse().slice(0, MOST_READINGS);
  return places.flatMap((match) =>
    readingOf(slice(rest, 0, match.index), slice(rest, match.index + match[0].length), kind.as),
  );
};

/** Both ways round: `assign Ana to SITE-3`. */
const REVERSED = new RegExp(`^(?:${REFERENCE})$`);
const isCardFirst = ({ target }: ChangeReading): boolean => !REVERSED.test(target.toLowerCase());

/** What ends a sentence; quotes belong to what they are around. */
const END = /[\s.,;:!?]+$/;

/** The ways in which a message asks for cards to be moved or given to somebody; none: it does not. It is of one line. */
export const changeReadings = (message: Spoken): readonly ChangeReading[] => {
  if (message.text.includes('\n')) return [];
  const whole = slice(message, 0, message.plain.replace(END, '').length);
  const readings = [...forms.flatMap((form) => inForm(whole, form)), ...inParts(whole).filter(isCardFirst)];
  return readings.slice(0, MOST_READINGS);
};
