/** What a message may say at most, in characters. */
const MOST_CHARACTERS = 200;

/** Errors that engines make; of others only the kind is told, because their messages may hold what somebody typed. */
const engineMade = /^(?:TypeError|ReferenceError|RangeError|SyntaxError|URIError|EvalError|DOMException)$/;

/** In a path, what is no word of ours is a thing's id, or something that somebody was given. */
const word = /^[a-z]{1,20}(?:-[a-z]{1,20}){0,3}$/;

/** A path without what names things or opens doors: no query, no fragment, ids as `:id`. */
export const cleanedPath = (path: string): string => {
  const [only = ''] = path.split(/[?#]/, 1);
  const parts = only.split('/').slice(1, 9);
  return `/${parts.map((part) => (part === '' || word.test(part) ? part : ':id')).join('/')}`;
};

/**
 * A message of an engine without what it quotes: a text that could not be parsed, an address, a name that was typed. Of whoever
 * else made an error the message is left out.
 */
export const cleanedMessage = (name: string, message: string): string => {
  const minified = /^Minified React error #\d{1,5}/.exec(message);
  if (minified) return minified[0];
  if (!engineMade.test(name)) return '';
  return message
    .slice(0, 2_000)
    .replaceAll(/(["'`“«])[\s\S]*?(?:["'`”»]|$)/gu, '…')
    .replaceAll(/\b[a-z][a-z\d+.-]*:\/\/\S+/giu, '…')
    .replaceAll(/\S+@\S+/gu, '…')
    .replaceAll(/[\w-]{24,}/gu, '…')
    .replaceAll(/\d{4,}/gu, '…')
    .replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, ' ')
    .slice(0, MOST_CHARACTERS)
    .trim();
};
