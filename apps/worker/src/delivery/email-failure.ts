/** Mail servers quote the recipient of an e-mail, and sometimes its content. */
const ADDRESS = /[^\s<>"']{1,320}@[^\s<>"']{1,255}/g;
const CODE = /\d{6,}/g;
/** Sealed texts and the values of links. */
const SECRET = /[\w-]{40,}/g;
/** Shorter names of a mailbox are words of any refusal. */
const SHORTEST_NAME = 4;
const LONGEST = 2_000;

const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${wordsOf(error.cause)}`;
};

/** Why an e-mail could not be sent, for rows and logs: without addresses, codes and links. */
export const failureOf = (error: unknown, address: string): string => {
  const name = address.slice(0, Math.max(0, address.lastIndexOf('@')));
  const text = wordsOf(error)
    .slice(0, LONGEST)
    .replace(ADDRESS, '<address>')
    .replace(SECRET, '<secret>')
    .replace(CODE, '<digits>');
  if (name.length < SHORTEST_NAME) return text;
  const quoted = name.replace(/[^\p{L}\p{N}]/gu, '\\$&');
  return text.replace(new RegExp(quoted, 'gi'), '<address>');
};
