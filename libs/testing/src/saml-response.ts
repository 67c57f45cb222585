import { randomUUID } from 'node:crypto';
import { SignedXml } from 'xml-crypto';

const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';

/** An identity provider's data about the person who signs in. */
export interface SamlTestPerson {
  readonly nameId: string;
  readonly format: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The signature of an element. */
export interface XmlSigner {
  /** As PEM. */
  readonly privateKey: string;
  readonly algorithm?: 'sha1' | 'sha256';
}

/** What an assertion says beside the person. */
export interface AssertionFacts {
  readonly id: string;
  readonly issuer: string;
  readonly audience: string;
  readonly recipient: string;
  /** Empty: it answers nothing, as when a sign-in begins at the identity provider. */
  readonly inResponseTo: string;
  readonly notBefore: Date;
  readonly notOnOrAfter: Date;
}

const ALGORITHMS = {
  sha1: {
    signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
    digest: 'http://www.w3.org/2000/09/xmldsig#sha1',
  },
  sha256: {
    signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
  },
} as const;

/** An id of an element. */
export const newXmlId = (): string => `_${randomUUID()}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const attributesOf = ({ attributes }: SamlTestPerson): string => {
  const all = Object.entries(attributes).map(
    ([name, value]) =>
      `<saml:Attribute Name="${escaped(name)}"><saml:AttributeValue>${escaped(value)}</saml:AttributeValue></saml:Attribute>`,
  );
  return all.length === 0 ? '' : `<saml:AttributeStatement>${all.join('')}</saml:AttributeStatement>`;
};

const answering = (id: string): string => (id === '' ? '' : ` InResponseTo="${escaped(id)}"`);

/** An assertion without a signature. */
export const assertionXml = (person: SamlTestPerson, facts: AssertionFacts): string => {
  const [begin, end] = [facts.notBefore.toISOString(), facts.notOnOrAfter.toISOString()];
  const data = `${answering(facts.inResponseTo)} Recipient="${escaped(facts.recipient)}" NotOnOrAfter="${end}"`;
  return [
    `<saml:Assertion xmlns:saml="${ASSERTION}" ID="${facts.id}" Version="2.0" IssueInstant="${begin}">`,
    `<saml:Issuer>${escaped(facts.issuer)}</saml:Issuer>`,
    `<saml:Subject><saml:NameID Format="${person.format}">${escaped(person.nameId)}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">`,
    `<saml:SubjectConfirmationData${data}/></saml:SubjectConfirmation></saml:Subject>`,
    `<saml:Conditions NotBefore="${begin}" NotOnOrAfter="${end}"><saml:AudienceRestriction>`,
    `<saml:Audience>${escaped(facts.audience)}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${begin}" SessionIndex="${facts.id}"><saml:AuthnContext>`,
    `<saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef>`,
    `</saml:AuthnContext></saml:AuthnStatement>${attributesOf(person)}</saml:Assertion>`,
  ].join('');
};

/** What surrounds an assertion. */
export interface Envelope {
  readonly destination: string;
  readonly inResponseTo: string;
  readonly issuer: string;
  /** The last part of the status; an assertion comes with `Success`. */
  readonly status: string;
}

/** A response without a signature. @param content the assertion */
export const responseXml = ({ destination, inResponseTo, issuer, status }: Envelope, content: string): string =>
  [
    `<samlp:Response xmlns:samlp="${PROTOCOL}" ID="${newXmlId()}" Version="2.0" IssueInstant="${new Date().toISOString()}"`,
    ` Destination="${escaped(destination)}"${answering(inResponseTo)}>`,
    `<saml:Issuer xmlns:saml="${ASSERTION}">${escaped(issuer)}</saml:Issuer>`,
    `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${status}"/></samlp:Status>`,
    `${content}</samlp:Response>`,
  ].join('');

/** The document with the signature of its root element, which has an `ID` and an `Issuer`. */
export const signedXml = (xml: string, { privateKey, algorithm = 'sha256' }: XmlSigner): string => {
  const { signature: signatureAlgorithm, digest: digestAlgorithm } = ALGORITHMS[algorithm];
  const signer = new SignedXml({ privateKey, signatureAlgorithm, canonicalizationAlgorithm: EXCLUSIVE });
  signer.addReference({ xpath: '/*', digestAlgorithm, transforms: [ENVELOPED, EXCLUSIVE] });
  const location = { reference: "/*/*[local-name(.)='Issuer']", action: 'after' } as const;
  signer.computeSignature(xml, { location });
  return signer.getSignedXml();
};
