import { generateKeyPairSync } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import {
  assertionXml,
  newXmlId,
  responseXml,
  signedXml,
  type AssertionFacts,
  type Envelope,
  type SamlTestPerson,
  type XmlSigner,
} from './saml-response.ts';

/** A pair of keys as PEM. */
export interface SamlKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** New keys of an identity provider. */
export const newSamlKeys = (): SamlKeys =>
  generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/** The form that the page of an identity provider has browsers post. */
export interface PostedForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Where a response differs from that of an honest identity provider. */
export interface ResponseWishes {
  readonly facts?: Partial<AssertionFacts>;
  readonly envelope?: Partial<Envelope>;
  /** What it signs: the assertion unless a test says otherwise. */
  readonly signs?: 'assertion' | 'response' | 'both' | 'nothing';
  readonly signer?: Partial<XmlSigner>;
  /** Changes the document after it was signed. */
  readonly change?: (xml: string) => string;
}

const SECONDS = 300;

/** An AuthnRequest as it arrives at the sign-on address. */
const requestIn = (address: string) => {
  const { searchParams } = new URL(address);
  const xml = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
  const attribute = (name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(xml)?.[1] ?? '';
  const issuer = /<saml:Issuer[^>]*>([^<]*)</.exec(xml)?.[1] ?? '';
  return {
    id: attribute('ID'),
    consumer: attribute('AssertionConsumerServiceURL'),
    issuer,
    relayState: searchParams.get('RelayState') ?? '',
  };
};

/** The identity provider of an organization: it answers requests for a sign-in with assertions that it signs. */
export class SamlProvider {
  readonly entityId: string;
  readonly signOnUrl: string;
  /** The next person who signs in; a test may change it. */
  person: SamlTestPerson;
  /** Its clock. */
  now: () => Date = () => new Date();
  private readonly keys: SamlKeys;

  /** @param origin where its pages are */
  constructor(origin: string, person: SamlTestPerson, keys = newSamlKeys()) {
    this.entityId = `${origin}/metadata`;
    this.signOnUrl = `${origin}/sign-on`;
    this.person = person;
    this.keys = keys;
  }

  /** Its entry in the setting of organizations. */
  setting(id: string, label: string, domains: readonly string[]) {
    const { entityId, signOnUrl, keys } = this;
    return { id, label, domains, entity_id: entityId, sign_on_url: signOnUrl, certificates: [keys.publicKey] };
  }

  /** The form for a browser that has arrived at its sign-on address. @param address with the request */
  answer(address: string, wishes: ResponseWishes = {}): PostedForm {
    const { id: inResponseTo, consumer, issuer: audience, relayState } = requestIn(address);
    const at = (seconds: number): Date => new Date(this.now().getTime() + seconds * 1_000);
    const facts: AssertionFacts = {
      ...{ id: newXmlId(), issuer: this.entityId, audience, recipient: consumer, inResponseTo },
      ...{ notBefore: at(0), notOnOrAfter: at(SECONDS) },
      ...wishes.facts,
    };
    const envelope: Envelope = {
      ...{ destination: consumer, inResponseTo, issuer: this.entityId, status: 'Success' },
      ...wishes.envelope,
    };
    const SAMLResponse = Buffer.from(this.documentOf(facts, envelope, wishes)).toString('base64');
    return { action: consumer, fields: { SAMLResponse, RelayState: relayState } };
  }

  private documentOf(facts: AssertionFacts, envelope: Envelope, wishes: ResponseWishes): string {
    const { signs = 'assertion', change = (xml: string) => xml } = wishes;
    const signer: XmlSigner = { privateKey: this.keys.privateKey, ...wishes.signer };
    const plain = envelope.status === 'Success' ? assertionXml(this.person, facts) : '';
    const isSigned = plain !== '' && (signs === 'assertion' || signs === 'both');
    const response = responseXml(envelope, isSigned ? signedXml(plain, signer) : plain);
    return change(signs === 'response' || signs === 'both' ? signedXml(response, signer) : response);
  }
}
