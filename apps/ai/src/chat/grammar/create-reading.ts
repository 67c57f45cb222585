import { statedPriority } from '../../proposals/rules/stated-values.ts';
import { CARD_NOUN, LIST_NOUN } from './card-words.ts';
import { personNameOf } from './person-words.ts';
import type { PersonName, Reading, ReadingContext, RequestedCard } from './reading.ts';
import { dueIn, requestedCards } from './requested-cards.ts';
import { bare, quotesIn, slice, type Spoken } from './spoken.ts';

const MAKE =
  '(?:crea(?:r|me|rme|nos|rle)?|cree[sn]?|agrega(?:r|me|le|rle)?|agregue[sn]?|anade|anadir|anademe|anadas|apunta(?:r|me)?|anota(?:r|me)?|registra(?:r|me)?|genera(?:r|me)?|da de alta|dar de alta|levanta(?:r|me)?|suma(?:r)?|create|add|generate|write|log|draft|insert)';
/** These make something only where it is new. */
const PUT = '(?:haz(?:me)?|hacer|hagas|pon(?:er|me|gas)?|mete(?:r)?|abre|abrir|make|open|put|start|set up|file)';
const WANT =
  "(?:quiero|quisiera|necesito|necesitamos|queremos|hace falta|hacen falta|i want|i need|we need|i would like|i'd like)";
const COUNT =
  '(?:una?s?|otr[ao]s?|vari[ao]s|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|an?|another|some|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})';
const KNOWN = '(?:las?|los|estas?|estos|the|these|this)';
const NEW = '(?:(?:nuev[ao]s?|new|urgent|important|critical)\\s+)';
const ALSO_NEW = '(?:\\s+nuev[ao]s?)?';
const TO_ME = '(?:\\s+(?:me|nos|us))?';

const OBJECTS = [
  `${MAKE}${TO_ME}\\s+(?:(?:${COUNT}|${KNOWN})\\s+)*${NEW}?(${CARD_NOUN})${ALSO_NEW}`,
  `${PUT}${TO_ME}\\s+${COUNT}\\s+${NEW}?(${CARD_NOUN})${ALSO_NEW}`,
  `${PUT}${TO_ME}\\s+${NEW}(${CARD_NOUN})`,
  `${WANT}\\s+${COUNT}\\s+${NEW}?(${CARD_NOUN})${ALSO_NEW}`,
  `(?:${COUNT}\\s+)?${NEW}(${CARD_NOUN})(?=\\s*[:"“«']|\\s+(?:para|to|for|llamada|called)\\b)`,
  `(${CARD_NOUN})(?:\\s+nuev[ao]s?)?(?=\\s*:)`,
].map((pattern) => new RegExp(`^${pattern}(?![\\p{L}\\d-])`, 'u'));
/** Without saying what is made. */
const BARE = new RegExp(`^${MAKE}(?=\\s*:|\\s+["“«'])`);

/** Words between what is made and its title. */
const NAMED =
  /^(?:\s*[:,–—-]\s*|\s+(?:que se llamen?|que digan?|donde diga|llamad[ao]s?|titulad[ao]s?|con (?:el |los )?(?:titulos?|nombres?)(?: de)?|de|para|sobre|por|called|named|titled|with (?:the )?(?:titles?|names?)|that says?|saying|to|for|about)\s*:?(?=\s))\s*/;
const HEAD_LIST = new RegExp(
  `^\\s+(?:(?:en|in)|(?:en|a|in|to|into|on)\\s+(?:(?:la|the)\\s+)?${LIST_NOUN})\\s+(?:(?:la|the)\\s+)?(?:${LIST_NOUN}\\s+)?([^:\\n]{1,50}?)(?=\\s*:|,?\\s+(?:llamad|titulad|que se llame|que diga|con el titulo|con el nombre|called|named|titled|that says))`,
);
const HEAD_PRIORITY = /^\s+(?:muy )?(?:urgentes?|importantes?|critic[ao]s?)(?=[\s:,]|$)/;
const HEAD_PERSON = /^\s+(?:para|a|for|asignadas? a|assigned to)\s+([^:\n]{2,40}?)(?=\s*:)/;
const TAIL_PERSON =
  /[,;]?\s+(?:(?:y\s+)?asignad[ao]s? a|(?:y\s+)?asigna(?:se)?l[ao]s? a|(?:and\s+)?assign (?:it|them) to|assigned to)\s+([^,;:\n]{1,60})$/;
const TAIL_LIST = new RegExp(
  `[,;]?\\s+(?:en|a|in|to|into|on)\\s+(?:(?:(?:la|the)\\s+)?${LIST_NOUN}\\s+(?:de\\s+)?([^,;:\\n]{1,50})|(?:the\\s+)([^,;:\\n]{1,50})\\s+(?:list|column))[.!]?$`,
);
const PERSON_AFTER_QUOTE = /\s+(?:para|for)\s+([^,;:\n]{2,40}?)[.!]?$/;
const AFTER_QUOTE = /^\s+(?:en|a|in|to|into|on)\s+(?:(?:la|the)\s+)?([^,;:\n]{1,50})$/;

interface Parts {
  words: Spoken;
  list: string | null;
  person: PersonName | null;
  due: string | null;
  priority: RequestedCard['priority'] | undefined;
}

const groupOf = (words: Spoken, match: RegExpExecArray): string => {
  const group = match[1] ?? match[2] ?? '';
  const at = match.index + match[0].lastIndexOf(group);
  return bare(slice(words, at, at + group.length)).text;
};

/** Whether words name a person: me, nobody, or a name as people write it. */
const isWritten = (whom: PersonName, name: string): boolean => typeof whom !== 'object' || /^\p{Lu}/u.test(name);

/** What is said of all the cards before their titles. */
const cutHead = (parts: Parts, context: ReadingContext): void => {
  const priority = HEAD_PRIORITY.exec(parts.words.plain)?.[0] ?? '';
  parts.priority ??= statedPriority(priority);
  parts.words = slice(parts.words, priority.length);
  const list = HEAD_LIST.exec(parts.words.plain);
  if (list) {
    parts.list = groupOf(parts.words, list);
    parts.words = slice(parts.words, list[0].length);
  }
  const person = HEAD_PERSON.exec(parts.words.plain);
  if (!person) return;
  const name = groupOf(parts.words, person);
  const [whom, due] = [personNameOf(name), dueIn(name, context)];
  // What is no name and no day belongs to the title.
  if (due === null && !isWritten(whom, name)) return;
  parts.due = due;
  if (due === null) parts.person = whom;
  parts.words = slice(parts.words, person[0].length);
};

/** What is said behind the one title in quotes: who has the card, and its list. */
const cutAfterQuote = (parts: Parts, context: ReadingContext): void => {
  const [quote, ...others] = quotesIn(parts.words);
  if (!quote || others.length > 0 || quote.from >= 3) return;
  const person = PERSON_AFTER_QUOTE.exec(slice(parts.words, quote.to).plain);
  if (person) {
    const name = groupOf(slice(parts.words, quote.to), person);
    const whom = personNameOf(name);
    if (dueIn(name, context) === null && isWritten(whom, name)) {
      parts.person = whom;
      parts.words = slice(parts.words, 0, quote.to + person.index);
    }
  }
  const end = slice(parts.words, quote.to);
  const list = AFTER_QUOTE.exec(end.plain);
  if (!list) return;
  parts.list = groupOf(end, list);
  parts.words = slice(parts.words, 0, quote.to);
};

/** What is said of them behind. */
const cutTail = (parts: Parts, context: ReadingContext): void => {
  for (let round = 0; round < 2; round += 1) {
    const person = TAIL_PERSON.exec(parts.words.plain);
    if (person) {
      parts.person = personNameOf(groupOf(parts.words, person));
      parts.words = slice(parts.words, 0, person.index);
    }
    const list = TAIL_LIST.exec(parts.words.plain);
    if (list) {
      parts.list = groupOf(parts.words, list);
      parts.words = slice(parts.words, 0, list.index);
    }
  }
  cutAfterQuote(parts, context);
};

const PLURAL = /(?:s|es)$/;

/** The day that is said for all of the cards, unless one begins later: its dates would be refused, and all of them with it. */
const dueAfter = ({ start_on: start }: RequestedCard, due: string | null): string | null =>
  start !== null && due !== null && start > due ? null : due;

/** What asks for new cards; undefined: nothing does. */
export const createReading = (message: Spoken, context: ReadingContext): Reading | undefined => {
  const object = OBJECTS.map((pattern) => pattern.exec(message.plain)).find((match) => match !== null);
  const begin = object ?? BARE.exec(message.plain);
  if (!begin) return undefined;
  const parts: Parts = {
    words: slice(message, begin[0].length),
    list: null,
    person: null,
    due: null,
    priority: statedPriority(begin[0]),
  };
  cutHead(parts, context);
  parts.words = slice(parts.words, NAMED.exec(parts.words.plain)?.[0].length ?? 0);
  cutTail(parts, context);
  const isSeveral = PLURAL.test(object?.[1] ?? '');
  const { cards, isTooLong } = requestedCards(parts.words, isSeveral, context);
  const { list, person, due, priority } = parts;
  const complete = cards.map((card) => ({
    ...card,
    due_on: card.due_on ?? dueAfter(card, due),
    priority: priority ?? card.priority,
  }));
  return { topic: 'create', cards: complete, list, person, isTooLong };
};
