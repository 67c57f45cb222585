import type { SAML } from '@node-saml/node-saml';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { checkedAssertion, type Assertion } from './assertion.ts';
import { samlAttributesOf, type SamlAttributes } from './saml-attributes.ts';
import { destinationOf, samlDocumentOf } from './saml-document.ts';
import { samlLibrary } from './saml-library.ts';
import type { ConfiguredOrganization } from './saml-settings.ts';

const EMAIL = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const UNSPECIFIED = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified';
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

/** This installation as identity providers know it. */
export interface ServiceProvider {
  readonly entityId: string;
  /** The address to which they have browsers post assertions. */
  readonly consumer: string;
}

/** The values that bind an assertion to a request: each is random and known to nobody else. */
interface RequestSecrets {
  readonly state: string;
  readonly nonce: string;
}

/** A person whom an identity provider has signed in. */
export interface SamlPerson extends SamlAttributes {
  /** The person's id there. */
  readonly subject: string;
  readonly issuer: string;
  readonly assertion: Pick<Assertion, 'id' | 'expiresAt'>;
}

/** The name of an organization in identities, visits and tokens. */
export const samlProviderName = (id: string): string => `sso:${id}`;

/** An id of XML does not begin with a digit. */
const requestIdOf = (nonce: string): string => `_${nonce}`;

/**
 * The person's address: the id if it is one, otherwise the attribute. People can often edit their attributes; the id is the provider's
 * own. Many providers send an address as an id without a format.
 */
const addressOf = ({ nameId, nameIdFormat }: Pick<Assertion, 'nameId' | 'nameIdFormat'>, attribute: string): string => {
  const isUnspecified = nameIdFormat === '' || nameIdFormat === UNSPECIFIED;
  return nameIdFormat === EMAIL || (isUnspecified && nameId.includes('@')) ? nameId : attribute;
};

/** The refusal of an assertion; its cause says why. */
export const refusedAssertion = (cause: unknown, message = 'The SAML assertion is not valid'): AppError =>
  new AppError(authErrors.bad_oauth_callback, { message, cause });

/**
 * The identity provider of one organization. The library verifies signatures, and that the assertion it reads is the signed one;
 * our own rules decide with our own clock whether that assertion is for this request.
 */
export class SamlClient {
  readonly method = 'sso/saml';
  readonly returnsBy = 'form';
  readonly name: string;
  readonly label: string;
  readonly domains: readonly string[];

  constructor(
    private readonly organization: ConfiguredOrganization,
    private readonly place: ServiceProvider,
    private readonly skewSeconds: number,
  ) {
    this.name = samlProviderName(organization.id);
    this.label = organization.label;
    this.domains = organization.domains;
  }

  /** The address of the sign-in page, with our request. */
  async address({ state, nonce }: RequestSecrets): Promise<string> {
    const saml = await this.saml(requestIdOf(nonce));
    return saml.getAuthorizeUrlAsync(state, undefined, {});
  }

  /**
   * The person in the response that was posted.
   * @param response the field of the form, in base64
   * @throws AppError bad_oauth_callback, with the reason as its cause
   */
  async person(response: string, { nonce }: Pick<RequestSecrets, 'nonce'>, now: Date): Promise<SamlPerson> {
    try {
      return await this.read(samlDocumentOf(response), requestIdOf(nonce), now);
    } catch (error) {
      const { SamlStatusError } = await samlLibrary();
      if (error instanceof SamlStatusError) throw refusedAssertion(error, 'The identity provider signed nobody in');
      throw refusedAssertion(error);
    }
  }

  private async read(xml: string, requestId: string, now: Date): Promise<SamlPerson> {
    const { entityId, consumer } = this.place;
    const destination = destinationOf(xml);
    if (destination !== '' && destination !== consumer) throw new Error('the response is for another destination');
    const SAMLResponse = Buffer.from(xml).toString('base64');
    const saml = await this.saml(requestId);
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse });
    const { entityId: issuer } = this.organization;
    const terms = { audience: entityId, recipient: consumer, requestId, now, skewSeconds: this.skewSeconds };
    const assertion = checkedAssertion(profile?.getAssertion?.(), { ...terms, entityId: issuer });
    if (assertion.nameIdFormat === TRANSIENT)
      throw new Error('the id of the person is another one each time (transient)');
    const attributes = samlAttributesOf(profile?.['attributes']);
    const email = addressOf(assertion, attributes.email);
    return { ...attributes, email, subject: assertion.nameId, issuer, assertion };
  }

  /** One for each request: the library takes the request's id from its options. */
  private async saml(requestId: string): Promise<SAML> {
    const { signOnUrl, publicKeys } = this.organization;
    const library = await samlLibrary();
    return new library.SAML({
      callbackUrl: this.place.consumer,
      issuer: this.place.entityId,
      audience: this.place.entityId,
      entryPoint: signOnUrl,
      idpCert: [...publicKeys],
      generateUniqueId: () => requestId,
      // The identity provider chooses how it names and checks its people.
      identifierFormat: null,
      disableRequestedAuthnContext: true,
      wantAssertionsSigned: true,
      // A signature of the response may be there as well, and proves nothing more.
      wantAuthnResponseSigned: false,
      // Switches off the library's checks of time, which ask the clock of the machine.
      acceptedClockSkewMs: -1,
    });
  }
}
