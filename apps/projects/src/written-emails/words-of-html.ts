/** The content of these is no text. */
const HIDDEN: readonly string[] = ['script', 'style', 'head', 'title', 'template', 'noscript'];
const BLOCK = /^(?:p|div|br|hr|li|ul|ol|tr|table|h[1-6]|blockquote|section|article|header|footer|pre)$/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const HIGHEST = 0x10_ff_ff;

const letterOf = (entity: string, name: string): string => {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  if (!(code >= 32 && code <= HIGHEST)) return '';
  const letter = String.fromCodePoint(code);
  return letter.isWellFormed() && !/\p{Cc}/u.test(letter) ? letter : '';
};

/** The position after the next `end`, searched from a position on; the end of the text where there is none. */
const behind = (html: string, end: string, from: number): number => {
  const at = html.indexOf(end, from);
  return at === -1 ? html.length : at + end.length;
};

/** The construct that a `<` starts: up to the next readable text, and the separator that it leaves between the words. */
const skipped = (html: string, small: string, at: number): { to: number; leaves: string } => {
  if (html.startsWith('<!--', at)) return { to: behind(html, '-->', at + 4), leaves: '' };
  const tag = /<(?:[!?]|(\/?)([a-z][a-z0-9]{0,20}))/y;
  tag.lastIndex = at;
  const found = tag.exec(small);
  if (found === null) return { to: at + 1, leaves: '<' };
  const [, slash, name = ''] = found;
  const to = behind(html, '>', at);
  if (slash === '' && HIDDEN.includes(name))
    return { to: behind(html, '>', behind(small, `</${name}`, to)), leaves: '' };
  return { to, leaves: BLOCK.test(name) ? '\n' : '' };
};

/**
 * Extracts the words of HTML, line by line, without markup, addresses or hidden parts. The result is text and must be escaped
 * like any other: a decoded entity may look like markup. Takes linear time for any content.
 */
export const wordsOfHtml = (html: string): string => {
  // In ASCII alone, so that every place stays where it is.
  const small = html.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  const parts: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const end = open === -1 ? html.length : open;
    parts.push(html.slice(at, end).replaceAll(/\s+/g, ' '));
    if (open === -1) break;
    const { to, leaves } = skipped(html, small, open);
    parts.push(leaves);
    at = to;
  }
  const words = parts.join('').replaceAll(/&(#x?[0-9a-f]{1,8}|[a-z]{2,6});/gi, letterOf);
  return words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
};
