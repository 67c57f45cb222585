import { Inject, Injectable } from '@nestjs/common';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { SETTINGS } from '@nivel/platform/core';
import type { AuthSettings } from '../config.ts';
import { SamlClient, samlProviderName, type ServiceProvider } from './saml-client.ts';
import { samlLibrary } from './saml-library.ts';
import { readOrganizations } from './saml-settings.ts';

/** The organizations whose people sign in at their own identity provider. */
@Injectable()
export class SamlClients {
  private readonly clients: readonly SamlClient[];
  private readonly place: ServiceProvider;

  constructor(@Inject(SETTINGS) { SAML_PROVIDERS, SAML_SKEW_SECONDS, PUBLIC_URL }: AuthSettings) {
    const base = `${PUBLIC_URL}/auth/v1/sso/saml`;
    this.place = { entityId: `${base}/metadata`, consumer: `${base}/acs` };
    this.clients = readOrganizations(SAML_PROVIDERS).map((one) => new SamlClient(one, this.place, SAML_SKEW_SECONDS));
  }

  get areConfigured(): boolean {
    return this.clients.length > 0;
  }

  /** @throws AppError saml_provider_disabled */
  requireAny(): void {
    if (!this.areConfigured) throw new AppError(authErrors.saml_provider_disabled);
  }

  /** By its name in identities and visits. */
  named(name: string): SamlClient | undefined {
    return this.clients.find((client) => client.name === name);
  }

  /** The same of a visit that is under way. @throws AppError sso_provider_not_found */
  visited(name: string): SamlClient {
    const client = this.named(name);
    if (client === undefined)
      throw new AppError(authErrors.sso_provider_not_found, { message: 'No such SSO provider' });
    return client;
  }

  /** @throws AppError sso_provider_not_found */
  byId(id: string): SamlClient {
    return this.visited(samlProviderName(id));
  }

  /** @throws AppError sso_provider_not_found */
  byDomain(domain: string): SamlClient {
    const wanted = domain.trim().toLowerCase();
    const client = this.clients.find(({ domains }) => domains.includes(wanted));
    if (client === undefined) throw new AppError(authErrors.sso_provider_not_found);
    return client;
  }

  /** What identity providers need to know of this installation. */
  async metadata(): Promise<string> {
    const { generateServiceProviderMetadata } = await samlLibrary();
    return generateServiceProviderMetadata({
      issuer: this.place.entityId,
      callbackUrl: this.place.consumer,
      identifierFormat: null,
      wantAssertionsSigned: true,
      // The same document each time.
      generateUniqueId: () => '_nivel',
    });
  }
}
