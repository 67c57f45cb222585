/** The maximum length of a message, in characters. */
const MOST_CHARACTERS = 200;

/** Errors that engines make; for others only the kind is reported, because their messages may contain what a person typed. */
const engineMade = /^(?:TypeError|ReferenceError|RangeError|SyntaxError|URIError|EvalError|DOMException)$/;

/** A path segment that is not one of our words is an id, or a value that a person received. */
const word = /^[a-z]{1,20}(?:-[a-z]{1,20}){0,3}$/;

/** A path without what names things or opens doors: no query, no fragment, ids as `:id`. */
export const cleanedPath = (path: string): string => {
  const [only = ''] = path.split(/[?#]/, 1);
  const parts = only.split('/').slice(1, 9);
  return `/${parts.map((part) => (part === '' || word.test(part) ? part : ':id')).join('/')}`;
};

/**
 * The message of an engine's error without its quoted parts, which may be typed text, an address or a name. The message of
 * every other error is dropped.
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
