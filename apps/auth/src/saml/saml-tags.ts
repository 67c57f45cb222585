/** A tag as every parser reads it: ASCII names, blanks between attributes, and values in quotes without `<`. */
const TAG =
  /<(\/?)([A-Za-z_][\w.:-]*)((?:[ \t\r\n]+[A-Za-z_][\w.:-]*[ \t\r\n]*=[ \t\r\n]*(?:"[^"<]*"|'[^'<]*'))*)[ \t\r\n]*(\/?)>/g;
const ATTRIBUTE = /([A-Za-z_][\w.:-]*)[ \t\r\n]*=[ \t\r\n]*(?:"([^"]*)"|'([^']*)')/g;
const NAMES_ALGORITHM = /(?:^|:)Algorithm$/;

/**
 * Assertions have half of each. The cost of parsing is not in proportion to the size: a new child costs as much as all children before
 * it, a new attribute as all attributes before it, and the namespaces of an element are copied for those in it.
 */
const MOST_ELEMENTS = 1_000;
const MOST_LEVELS = 20;
const MOST_ATTRIBUTES = 20;

/** What a signature may consist of. SHA-1 and keys that both sides know are not in it. */
const ALGORITHMS: ReadonlySet<string> = new Set([
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
  'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/2001/10/xml-exc-c14n#WithComments',
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315#WithComments',
]);

const malformed = (): Error => new Error('the response is not well-formed');

const checkAttributes = (text: string): void => {
  const attributes = [...text.matchAll(ATTRIBUTE)];
  if (attributes.length > MOST_ATTRIBUTES) throw new Error('an element of the response has too many attributes');
  for (const [, name = '', double, single] of attributes)
    if (NAMES_ALGORITHM.test(name) && !ALGORITHMS.has(double ?? single ?? ''))
      throw new Error('the response uses an algorithm that is not accepted');
};

/** @param elements how many there are with the one that begins */
const checkPlace = (open: readonly string[], elements: number): void => {
  // A document has one root.
  if (open.length === 0 && elements > 1) throw malformed();
  if (elements > MOST_ELEMENTS) throw new Error('the response has too many elements');
  if (open.length === MOST_LEVELS) throw new Error('the response is nested too deeply');
};

/**
 * Refuses a document that parsers could read differently, that would cost them far more than its size, or that names an algorithm
 * which is not accepted (also one that is written with character references).
 * @param xml without declaration, comments, CDATA and instructions
 * @throws Error
 */
export const checkTags = (xml: string): void => {
  const open: string[] = [];
  let [tags, elements] = [0, 0];
  for (const [, end, name = '', attributes = '', closed] of xml.matchAll(TAG)) {
    tags += 1;
    if (end === '/') {
      if (open.pop() !== name || attributes !== '' || closed === '/') throw malformed();
    } else {
      elements += 1;
      checkPlace(open, elements);
      checkAttributes(attributes);
      if (closed !== '/') open.push(name);
    }
  }
  if (open.length > 0 || tags !== xml.split('<').length - 1) throw malformed();
};
