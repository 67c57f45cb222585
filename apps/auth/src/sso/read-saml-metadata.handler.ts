import type { AuthResponse } from '@nivel/contracts/auth/auth-request';
import { readSamlMetadata } from '@nivel/contracts/auth/read-saml-metadata.operation';
import { Handles, type Handler } from '@nivel/platform/handler';
import { SamlClients } from '../saml/saml-clients.ts';

@Handles(readSamlMetadata)
export class ReadSamlMetadataHandler implements Handler<typeof readSamlMetadata> {
  constructor(private readonly clients: SamlClients) {}

  async handle(): Promise<AuthResponse> {
    this.clients.requireAny();
    const headers = { 'content-type': 'application/samlmetadata+xml; charset=utf-8' };
    return { status: 200, headers, body: null, text: await this.clients.metadata() };
  }
}
