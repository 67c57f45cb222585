import type { Reading } from './reading.ts';
import { bare, quotesIn, slice, type Spoken } from './spoken.ts';

const PROJECT =
  /^(?:crea(?:r|me|rme|nos)?|cree[sn]?|agrega(?:r|me)?|haz(?:me)?|hacer|abre|abrir|inicia(?:r)?|empieza|empezar|arma(?:r)?|genera(?:r)?|quiero|quisiera|necesito|necesitamos|create|add|make|start|open|set up|begin|i want|i need|we need|new|nuevo)(?:\s+(?:me|nos|us))?\s+(?:(?:un|otro|el|a|an|another|the)\s+)?(?:(?:nuevo|new)\s+)?(?:proyecto|project|tablero|board)(?:\s+nuevo)?(?![\p{L}\d-])/u;
const ALONE = /^(?:(?:nuevo|new) (?:proyecto|tablero|project|board)|(?:proyecto|tablero) nuevo)(?=\s*:)/;
const NAMED =
  /^(?:\s*[:,–—-]\s*|\s+(?:que se llame|llamado|titulado|con (?:el )?nombre(?: de)?|de nombre|para|de|sobre|called|named|titled|with (?:the )?name|for|about)\s*:?(?=\s))\s*/;

/** What asks for a new project; undefined: nothing does. */
export const projectReading = (message: Spoken): Reading | undefined => {
  const match = PROJECT.exec(message.plain) ?? ALONE.exec(message.plain);
  if (!match) return undefined;
  const rest = slice(message, match[0].length);
  const words = slice(rest, NAMED.exec(rest.plain)?.[0].length ?? 0);
  const [quote] = quotesIn(words);
  const [line = ''] = bare(words).text.split('\n');
  return { topic: 'project', name: quote?.words ?? line.trim() };
};
