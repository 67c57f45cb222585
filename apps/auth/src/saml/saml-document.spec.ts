import { describe, expect, it } from '@jest/globals';
import { destinationOf, samlDocumentOf } from './saml-document.ts';

const read = (xml: string): string => samlDocumentOf(Buffer.from(xml).toString('base64'));

describe('the document in a form', () => {
  it('is read with or without its declaration, and with line breaks in its base64', () => {
    const base64 = Buffer.from('<?xml version="1.0" encoding="UTF-8"?><a b="ñ"/>').toString('base64');
    expect(samlDocumentOf(`${base64.slice(0, 10)}\r\n ${base64.slice(10)}\n`)).toBe('<a b="ñ"/>');
    expect(read('\ufeff<a/>')).toBe('<a/>');
  });

  it.each([
    ['a document type', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'],
    ['an external entity', '<?xml version="1.0"?><!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>'],
    ['a comment', '<a>ana@empresa.mx<!-- -->.evil.mx</a>'],
    ['CDATA', '<a><![CDATA[x]]></a>'],
    ['an instruction', '<a><?php x?></a>'],
    ['a second declaration', '<?xml version="1.0"?><?xml version="1.1"?><a/>'],
    ['a signature with SHA-1', '<a Algorithm="http://www.w3.org/2000/09/xmldsig#rsa-sha1"/>'],
    ['a digest with SHA-1', '<a Algorithm="http://www.w3.org/2000/09/xmldsig#sha1"/>'],
    ['SHA-1 behind a character reference', '<a Algorithm="http://www.w3.org/2000/09/xmldsig#&#115;ha1"/>'],
    ['tags that parsers read differently', '<a b=c></a>'],
  ])('is refused with %s', (_what, xml) => {
    expect(() => read(xml)).toThrow(/^the response (contains markup|uses an algorithm|is not well-formed)/);
  });

  it('is refused where it is no base64, no UTF-8, or too long', () => {
    for (const field of ['', '<a/>', 'a b=c', '===']) expect(() => samlDocumentOf(field)).toThrow('no base64');
    const utf16 = Buffer.from('\ufeff<!DOCTYPE a><a/>', 'utf16le').toString('base64');
    expect(() => samlDocumentOf(utf16)).toThrow();
    expect(() => samlDocumentOf('A'.repeat(100_001))).toThrow('too long');
  });
});

describe('the destination of a response', () => {
  it.each([
    ['<samlp:Response ID="r" Destination="https://a.mx/acs"><x Destination="n"/></samlp:Response>', 'https://a.mx/acs'],
    ["<Response\n Destination='https://a.mx/acs' ID='r'/>", 'https://a.mx/acs'],
    ['<Response ID="r"><x Destination="n"/></Response>', ''],
  ])('of %s is %j', (xml, destination) => {
    expect(destinationOf(xml)).toBe(destination);
  });

  it.each(['<Assertion/>', '<ResponseLike/>', 'Response', '<a><Response/></a>'])('is refused of %s', (xml) => {
    expect(() => destinationOf(xml)).toThrow('no response');
  });
});
