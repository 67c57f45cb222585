import { checkTags } from './saml-tags.ts';

const LONGEST = 100_000;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const DECLARATION = /^<\?xml[^<>?]*\?>/;
/** Document types, entities, comments, CDATA and instructions: no identity provider needs them, and parsers disagree about them. */
const MARKUP = /<[!?]/;
const ROOT = /^\s*<(?:[\w.-]+:)?Response(?=[\s>/])([^<>]*)>/;
const DESTINATION = /\sDestination\s*=\s*(?:"([^"]*)"|'([^']*)')/;

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * The XML in the field of a form, refused before a parser sees it where it is too long, no UTF-8, has a document type or other markup
 * beside elements, or where its tags are refused (`saml-tags.ts`).
 * @throws Error
 */
export const samlDocumentOf = (field: string): string => {
  if (field.length > LONGEST) throw new Error('the response is too long');
  const base64 = field.replaceAll(/\s/g, '');
  if (!BASE64.test(base64)) throw new Error('the response is no base64');
  const xml = decoder.decode(Buffer.from(base64, 'base64')).replace(DECLARATION, '');
  if (MARKUP.test(xml)) throw new Error('the response contains markup that is not accepted');
  checkTags(xml);
  return xml;
};

/** The destination that a response names; empty without one. @throws Error if the document is no response */
export const destinationOf = (xml: string): string => {
  const root = ROOT.exec(xml)?.[1];
  if (root === undefined) throw new Error('the document is no response');
  const [, double, single] = DESTINATION.exec(root) ?? [];
  return double ?? single ?? '';
};
