const LONGEST = 60;
/** Addresses, accounts and markup have one of these; a dot with a letter behind it is enough for an e-mail program to make a link. */
const SAYS_MORE = /[/\\:@<>]|\.\S|\p{C}/u;

/**
 * A freely chosen name in a form that is safe in an e-mail to a stranger: it can contain nothing but a name. Null for any other
 * text.
 */
export const shownName = (name: string | null): string | null => {
  const trimmed = name?.trim() ?? '';
  if (trimmed === '' || SAYS_MORE.test(trimmed)) return null;
  const letters = [...trimmed];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : trimmed;
};
