import type { ProposalLanguage } from '@nivel/contracts/ai/values/proposal-values';
import { commands, infinitives } from './task-words.ts';
import { plain } from './plain.ts';

/** How a sentence says that something is to be done. */
export interface Opening {
  /** Where the task itself starts. */
  readonly at: number;
  /** How further parts of the same sentence begin. */
  readonly form: 'infinitive' | 'command' | 'thing';
}

const frames: Readonly<Record<ProposalLanguage, RegExp>> = {
  es: /(?:^|[\s,(:¿¡])(?:hay que|habra que|habria que|necesit(?:o|amos|an|a|aremos|as)(?: que)?|debe(?:mos|n|s|ria|riamos|rian|ran|remos)?(?: de)?|(?:tenemos|tengo|tienes|tiene|tienen|tendremos|tendriamos) que|(?:nos |me |le |les )?falta(?:n|ria)?(?: por)?|(?:queremos|quiero|quisiera|quisieramos)(?: que)?|(?:vamos|voy|vas|va|van) a|(?:es|sera|seria) (?:necesario|importante|urgente|preciso|indispensable)(?: que)?|qued(?:a|an|o|aron)(?: pendientes?)?(?: de| por)?|pendientes?:?(?: de| por)?|no (?:olvid(?:ar|es|en|emos)|se te olvide|se les olvide)(?: de)?|(?:me |nos )?(?:puedes|podrias|pueden|podrian|podemos|podria|podriamos|puede)(?: por favor)?|por favor|favor de|(?:te|les|le) encargo(?: de)?|se (?:debe|deben|tiene que|tienen que|necesita|necesitan|requiere|requieren)|(?:nos |me |te |les )?toca|urge(?:n)?(?: que)?|recuerd(?:a|en|e)|acordamos(?: que)?|ayudame a|ayudenme a|encargate de|hace falta|hacen falta|(?:lo|el) siguiente es|el siguiente paso es|propongo|sugiero|conviene|requerimos)(?=\s)/g,
  en: /(?:^|[\s,(:])(?:(?:we|i|you|they|someone|somebody|he|she|it|\p{L}+)(?: all)?(?: still| also)? (?:need|needs|have|has|ought|want|wants|are going|is going|'?d like|would like|plan|agreed|is|are)(?: also| still)? to|(?:we|i|you|they|someone|somebody|he|she|\p{L}+)(?: also| still)? (?:must|should|shall|will)(?: also| please)?|we'll|i'll|you'll|let's|lets|let us|please|(?:can|could|would|will) (?:you|we|someone|somebody|\p{L}+)(?: please)?|(?:don't|do not) forget to|remember to|make sure (?:that we|that you|to|we|you)|to-?do:?|action(?: item)?:|it is (?:necessary|important|urgent) to|it's (?:important|urgent) to|the next step is to|next step:?|help me(?: to)?|we need|we require|i need|still (?:missing|open|pending):?)(?=\s)/gu,
};
/** What follows these words may be a thing that is missing. */
const needsOfThings: Readonly<Record<ProposalLanguage, RegExp>> = {
  es: /(?:necesit\w+|falta(?:n|ria)?|pendientes?:?|hace(?:n)? falta|urgen?|requerimos|se (?:necesitan?|requieren?))$/,
  en: /(?:need|require|missing:?|open:?|pending:?)$/,
};
const isThing: Readonly<Record<ProposalLanguage, RegExp>> = {
  es: /^(?:el|la|los|las|un|una|unos|unas|dos|tres|cuatro|mas|otra|otro|\d+) /,
  en: /^(?:a|an|the|some|more|new|two|three|four|another|\d+) /,
};
/** Work that is not wanted, is done, or is only a possibility. */
const noTask: Readonly<Record<ProposalLanguage, RegExp>> = {
  es: /(?:^|\s)(?:ya no (?:hay|es|hace|vamos)|no (?:hay que|es necesario|hace falta|necesit\w+|tenemos que|vamos a|falta)|no falta)(?:\s|$)/,
  en: /(?:^|\s)(?:(?:no longer|don't|do not|doesn't|does not|won't|will not) (?:need|have|has|want)|no need to|(?:won't|will not|should not|shouldn't|must not) )/,
};
const fillers: Readonly<Record<ProposalLanguage, RegExp>> = {
  es: /^(?:tambien|ademas|luego|despues|primero|segundo|tercero|entonces|finalmente|por ultimo|al final|y|o sea|bueno|oye|ojo|por favor|porfa|ahora|de paso|solo|asi que|pero|a|todos|alguien)[\s,:]+/,
  en: /^(?:also|then|next|first|second|third|finally|lastly|and|so|well|ok|okay|now|please|just|but|afterwards|after that|in addition|meanwhile|kindly|to|maybe)[\s,:]+/,
};

/** The first word, as it is looked up; enclitic pronouns of Spanish are cut off. */
const firstWord = (text: string): string => /^[\p{L}'-]+/u.exec(text)?.[0] ?? '';
const withoutPronoun = (word: string): string[] => [
  word,
  ...[/(?:lo|la|los|las|le|les)$/, /(?:me|te|se|nos)(?:lo|la|los|las)$/, /(?:me|te|se|nos)$/].map((end) =>
    word.replace(end, ''),
  ),
];

const isInfinitive = (text: string, language: ProposalLanguage): boolean =>
  withoutPronoun(firstWord(text)).some((word) => infinitives[language].has(word));
const isCommand = (text: string, language: ProposalLanguage): boolean =>
  withoutPronoun(firstWord(text)).some((word) => commands[language].has(word));

const skip = (text: string, at: number, language: ProposalLanguage): number => {
  let from = at;
  for (;;) {
    const rest = text.slice(from);
    const gap = /^[\s,:⟦⟧\d¿¡(]*/.exec(rest)?.[0].length ?? 0;
    const marks = rest.slice(0, gap);
    const cut = /\d/.test(marks) && !marks.includes('⟦') ? marks.search(/\d/) : gap;
    const filler = fillers[language].exec(rest.slice(cut))?.[0].length ?? 0;
    from += cut + filler;
    if (cut + filler === 0) return from;
  }
};

/** Who is to do it, by name, before a form of the verb: 'Ana prepara', 'Luis revisará', 'Ana: preparar'. */
const byName = (original: string, text: string, at: number, language: ProposalLanguage): Opening | undefined => {
  const name = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?::| to| y \p{Lu}\p{L}+| and \p{Lu}\p{L}+)? /u.exec(original.slice(at));
  if (!name) return undefined;
  const rest = text.slice(at + name[0].length);
  const future = /^(\p{L}+r)(?:a|an|emos|e)(?=\s)/u.exec(rest)?.[1] ?? '';
  const isSaid = language === 'es' && (isCommand(rest, 'es') || infinitives.es.has(future));
  const isGiven = /(?::| to) $/.test(name[0]) && isInfinitive(rest, language);
  return isSaid || isGiven ? { at: isGiven ? at + name[0].length : at, form: 'command' } : undefined;
};

const framed = (text: string, language: ProposalLanguage): Opening | undefined => {
  for (const frame of text.matchAll(frames[language])) {
    const at = skip(text, frame.index + frame[0].length, language);
    const rest = text.slice(at);
    if (isInfinitive(rest, language)) return { at, form: 'infinitive' };
    if (isCommand(rest, language)) return { at, form: 'command' };
    if (needsOfThings[language].test(frame[0]) && isThing[language].test(rest)) return { at, form: 'thing' };
    if (/ que$|^.?por favor$|acordamos/.test(frame[0]) && /^(?:el|la|los|las|[\p{L}]+) \p{L}+/u.test(rest))
      return { at, form: 'command' };
    const isPassive = language === 'en' ? /^be \p{L}+/u.test(rest) : false;
    if (isPassive) return { at: skip(text, 0, language), form: 'thing' };
  }
  return undefined;
};

/**
 * How a sentence, or a part of one, says that something is to be done; undefined: it does not.
 * @param original the sentence, in which days are marks
 */
export const openingOf = (original: string, language: ProposalLanguage): Opening | undefined => {
  const text = plain(original);
  if (noTask[language].test(text)) return undefined;
  const at = skip(text, 0, language);
  const rest = text.slice(at);
  if (isInfinitive(rest, language)) return { at, form: 'infinitive' };
  if (isCommand(rest, language)) return { at, form: 'command' };
  return framed(text, language) ?? byName(original, text, at, language);
};

/** Whether a part of a sentence continues with another task of the same form. */
export const goesOn = (original: string, form: Opening['form'], language: ProposalLanguage): boolean => {
  const text = plain(original);
  const rest = text.slice(skip(text, 0, language));
  const isVerb = form === 'command' ? isCommand(rest, language) : isInfinitive(rest, language);
  if (!isVerb)
    return (
      openingOf(original, language)?.form !== undefined && !isInfinitive(rest, language) && !isCommand(rest, language)
    );
  // A word of a list can be a verb in English: 'menus and order forms'.
  return (
    language === 'es' ||
    /^[\p{L}'-]+ (?:out |up )?(?:the|a|an|our|all|his|her|their|its|it|them|some|with|to|for|on|at|two|three|new|every|each|another|⟦|\d|everyone|everybody|us|me)/u.test(
      rest,
    )
  );
};
