import { describe, expect, it } from '@jest/globals';
import { checkTags } from './saml-tags.ts';

const nested = (levels: number): string => '<a>'.repeat(levels) + '</a>'.repeat(levels);
const withAttributes = (count: number): string =>
  `<a ${Array.from({ length: count }, (_, index) => `xmlns:n${index}="u"`).join(' ')}/>`;

describe('the tags of a response', () => {
  it.each([
    ['<a/>'],
    ['<a></a>'],
    ['<p:a\n b = \'"\'\tc="\'>" >ñ &lt; > </p:a >'],
    ['<a><b/><b></b><c.d-e_1/></a>'],
    ['<a Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/>'],
    [nested(20)],
    [`<a>${'<b/>'.repeat(999)}</a>`],
    [withAttributes(20)],
  ])('of %s are accepted', (xml) => {
    expect(() => checkTags(xml)).not.toThrow();
  });

  it.each([
    ['a value without quotes', '<a b=c/>'],
    ['attributes without a blank between them', '<a b="c"d="e"/>'],
    ['an attribute without a value', '<a b/>'],
    ['< in a value', '<a b="<c/>"/>'],
    ['a value without an end', '<a b="c/>'],
    ['an element without an end', '<a><b></a>'],
    ['an end that was not begun', '<a></a></b>'],
    ['the end of another element', '<a></b>'],
    ['the same name in other letters', '<a></A>'],
    ['an end with an attribute', '<a></a b="c">'],
    ['an end that closes itself', '<a></a/>'],
    ['two roots', '<a/><a/>'],
    ['a blank that only some parsers know', '<a\u0080></a\u0080>'],
    ['a blank of typography', '<a></a\u00a0>'],
    ['a blank before the name', '< a/>'],
    ['no end at all', '<a><'],
  ])('are refused with %s', (_what, xml) => {
    expect(() => checkTags(xml)).toThrow('not well-formed');
  });

  it('are refused where a parser would work far more than the size says', () => {
    expect(() => checkTags(nested(21))).toThrow('nested too deeply');
    expect(() => checkTags(`<a>${'<b/>'.repeat(1_000)}</a>`)).toThrow('too many elements');
    expect(() => checkTags(withAttributes(21))).toThrow('too many attributes');
  });

  it.each([
    ['SHA-1', 'http://www.w3.org/2000/09/xmldsig#rsa-sha1'],
    ['SHA-1 in other letters', 'http://www.w3.org/2000/09/xmldsig#rsa-s&#104;a1'],
    ['a secret that both sides know', 'http://www.w3.org/2000/09/xmldsig#hmac-sha1'],
    ['a program', 'http://www.w3.org/TR/1999/REC-xslt-19991116'],
    ['nothing', ''],
  ])('are refused with an algorithm that is %s', (_what, algorithm) => {
    for (const name of ['Algorithm', 'x:Algorithm'])
      expect(() => checkTags(`<a ${name}='${algorithm}'/>`)).toThrow('algorithm that is not accepted');
  });
});
