import { Inject, Injectable } from '@nestjs/common';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { SETTINGS } from '@nivel/platform/core';
import type { AuthSettings } from '../config.ts';
import { invalid } from '../http/refusals.ts';
import { SamlClients } from '../saml/saml-clients.ts';
import { ProviderClient } from './provider-client.ts';
import { PRESET_NAMES, readProviders } from './provider-settings.ts';

/** How a client names the provider of an ID token: by its name or issuer, or by its issuer and the id of this client there. */
export interface IdTokenIssuer {
  readonly provider: string;
  readonly issuer: string;
  readonly clientId: string;
}

/** The providers with which people of this installation may sign in. */
@Injectable()
export class Providers {
  private readonly clients: ReadonlyMap<string, ProviderClient>;

  constructor(
    private readonly organizations: SamlClients,
    @Inject(SETTINGS) { AUTH_PROVIDERS, PUBLIC_URL, PROVIDER_TIMEOUT_MS }: AuthSettings,
  ) {
    const callback = `${PUBLIC_URL}/auth/v1/callback`;
    this.clients = new Map(
      readProviders(AUTH_PROVIDERS).map((one) => [
        one.name,
        new ProviderClient(one, callback, PROVIDER_TIMEOUT_MS / 1_000),
      ]),
    );
  }

  /** @throws AppError validation_failed with the wire contract's texts if the provider is not configured */
  find(name: string): ProviderClient {
    const client = this.clients.get(name);
    if (client !== undefined) return client;
    if (PRESET_NAMES.includes(name)) throw invalid('Unsupported provider: provider is not enabled');
    throw invalid(`Unsupported provider: Provider ${name.slice(0, 80)} could not be found`);
  }

  /** The provider of an ID token. @throws AppError provider_disabled if none is configured that issues them */
  findByIssuer({ provider, issuer, clientId }: IdTokenIssuer): ProviderClient {
    const isMeant = (client: ProviderClient): boolean =>
      provider === ''
        ? client.issuer === issuer && client.clientIds.includes(clientId)
        : client.name === provider || client.issuer === provider;
    const client = [...this.clients.values()].find((one) => one.hasIdTokens && isMeant(one));
    if (client !== undefined) return client;
    const named = (provider === '' ? issuer : provider).slice(0, 80);
    throw new AppError(authErrors.provider_disabled, { message: `Provider (issuer "${named}") is not enabled` });
  }

  /** The label of a provider or an organization; its name if it is no longer configured. */
  labelOf(name: string): string {
    return this.clients.get(name)?.label ?? this.organizations.named(name)?.label ?? name;
  }

  /** The configured providers, by name. */
  labels(): Readonly<Record<string, string>> {
    return Object.fromEntries([...this.clients.values()].map(({ name, label }) => [name, label]));
  }
}
