import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@nivel/platform/core';
import type { AuthSettings } from '../config.ts';
import { invalid } from '../http/refusals.ts';
import { SamlClients } from '../saml/saml-clients.ts';
import { ProviderClient } from './provider-client.ts';
import { PRESET_NAMES, readProviders } from './provider-settings.ts';

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

  /** The label of a provider or an organization; its name if it is no longer configured. */
  labelOf(name: string): string {
    return this.clients.get(name)?.label ?? this.organizations.named(name)?.label ?? name;
  }

  /** The configured providers, by name. */
  labels(): Readonly<Record<string, string>> {
    return Object.fromEntries([...this.clients.values()].map(({ name, label }) => [name, label]));
  }
}
