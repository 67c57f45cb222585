import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSamlKeys, SamlProvider, type SamlKeys } from '@nivel/testing/saml-provider';
import type { SamlTestPerson } from '@nivel/testing/saml-response';
import type { Addresses } from './addresses.ts';

/** The domain of the organization whose people sign in with its own identity provider. */
export const ORGANIZATION_DOMAIN = 'empresa.example';

const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
const keysIn = (folder: string): string => join(folder, 'organization-keys.json');
const originAt = (port: number): string => `http://localhost:${port}`;

/** Somebody whom the organization knows and the product does not. */
export const aColleague = (): SamlTestPerson => {
  const nameId = randomUUID();
  const email = `lupita.${nameId.slice(0, 8)}@${ORGANIZATION_DOMAIN}`;
  return { nameId, format: PERSISTENT, attributes: { email, givenName: 'Lupita', sn: 'Reyes' } };
};

/**
 * Makes the keys of the organization, and leaves them where journeys find them.
 * @param port where its identity provider will be
 * @returns the product's setting
 */
export const organizationSetting = (folder: string, port: number): string => {
  const keys = newSamlKeys();
  writeFileSync(keysIn(folder), JSON.stringify(keys), { mode: 0o600 });
  const provider = new SamlProvider(originAt(port), aColleague(), keys);
  return JSON.stringify([provider.setting('empresa', 'Mi empresa', [ORGANIZATION_DOMAIN])]);
};

/** The identity provider of the organization that the product knows. */
export const organizationProvider = ({ folder, samlPort }: Pick<Addresses, 'folder' | 'samlPort'>): SamlProvider => {
  const keys = JSON.parse(readFileSync(keysIn(folder), 'utf8')) as SamlKeys;
  return new SamlProvider(originAt(samlPort), aColleague(), keys);
};
