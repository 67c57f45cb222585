import type { ProposalLanguage } from '@nivel/contracts/ai/values/proposal-values';
import { plain } from './plain.ts';

/** One thing that a text says: an item of a list, or a sentence. */
export interface Piece {
  readonly text: string;
  readonly isItem: boolean;
}

const ITEM = /^(?:[-*•·–+]|\d{1,2}[.)]|[a-z]\))\s+/;
const CHECKED = /^\[x\]\s*/i;
const UNCHECKED = /^\[ ?\]\s*/;
const QUOTED = /^>/;
const HEADER =
  /^(?:de|para|asunto|cc|cco|fecha|enviado|enviado el|from|to|subject|bcc|date|sent)\s*:\s+\S.*(?:@|\d{4}|^asunto|^subject)|^(?:asunto|subject|para|to|cc|from|de)\s*:/;
const CLOSING =
  /^(?:--|saludos|un saludo|atentamente|muchas gracias|gracias|un abrazo|abrazos|quedo atent|quedo al pendiente|regards|kind regards|best regards|best|thanks|many thanks|thank you|cheers|sincerely)(?:$|[\s,.!])/;
const GREETING =
  /^(?:hola|buenos dias|buenas tardes|buenas noches|buenas|buen dia|estimad[oa]s?|querid[oa]s?|hi|hello|hey|dear|good morning|good afternoon)\b[^,:.!?]{0,40}[,:.!]+\s*/;
const NO_WORK =
  /^(?:asistentes|participantes|presentes|notas?|enlaces|antecedentes|contexto|riesgos|hecho|listo|completado|terminado|ya esta|attendees|participants|present|notes?|links|background|context|risks|done|completed|finished)\b/;
/** A longer line that starts like a closing is a sentence. */
const LONGEST_CLOSING = 32;
/** The rest is cut off: so long a sentence has lost its reader, and costs the more to search. */
export const LONGEST_PIECE = 400;

/** Of a text of very short lines: each is searched separately. */
const MOST_PIECES = 500;

/** In code points, so that none is cut in two. */
const beginningOf = (text: string): string => [...text].slice(0, LONGEST_PIECE).join('');

const segmenters = {
  es: new Intl.Segmenter('es', { granularity: 'sentence' }),
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
};

const withoutGreeting = (line: string): string => line.slice(GREETING.exec(plain(line))?.[0].length ?? 0);

const sentencesOf = (line: string, language: ProposalLanguage): string[] =>
  [...segmenters[language].segment(line)].flatMap(({ segment }) => segment.split(';')).map((one) => one.trim());

const isClosing = (line: string): boolean => line.length <= LONGEST_CLOSING && CLOSING.test(plain(line));
const isHeading = (line: string): boolean => line.startsWith('#') || /:$/.test(line);

/** The sentences of a line that is no item, without what opens a mail. */
const proseOf = (line: string, language: ProposalLanguage): Piece[] =>
  sentencesOf(withoutGreeting(line), language)
    .filter((text) => /\p{L}/u.test(text))
    .map((text) => ({ text: beginningOf(text), isItem: false }));

/** The text of an item that is still to be done; undefined for one that is checked. */
const itemOf = (line: string): string | undefined => {
  const rest = line.replace(ITEM, '');
  return CHECKED.test(rest) ? undefined : rest.replace(UNCHECKED, '').trim();
};

/** What a text says, one after the other, without the greeting, the headers, the signature and the quotes of a mail. */
export const piecesOf = (text: string, language: ProposalLanguage): Piece[] => {
  const pieces: Piece[] = [];
  let isWork = true;
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    if (isClosing(line)) break;
    if (line === '' || QUOTED.test(line) || HEADER.test(plain(line))) continue;
    const isItem = ITEM.test(line) || UNCHECKED.test(line) || CHECKED.test(line);
    if (!isItem && isHeading(line)) {
      isWork = !NO_WORK.test(plain(line).replace(/^[#\s]+/, ''));
      continue;
    }
    if (!isItem) {
      isWork = true;
      pieces.push(...proseOf(line, language));
      continue;
    }
    const item = itemOf(line);
    if (isWork && item !== undefined && item !== '') pieces.push({ text: beginningOf(item), isItem });
  }
  return pieces.slice(0, MOST_PIECES);
};
