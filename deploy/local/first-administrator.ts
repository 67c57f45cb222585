import { join } from 'node:path';

interface Installation {
  readonly is_claimed: boolean;
  readonly needs_setup_token: boolean;
}

const readInstallation = async (site: string): Promise<Installation | null> => {
  const headers = { 'content-type': 'application/json' };
  const url = new URL('/rest/v1/rpc/read_installation', site);
  const response = await fetch(url, { method: 'POST', headers, body: '{}' }).catch(() => null);
  return response?.ok ? ((await response.json()) as Installation) : null;
};

/** The place of the setup token. Its value is a secret and is not printed. */
const tokenPlace = (data: string): string =>
  process.env['SETUP_TOKEN'] || process.env['SETUP_TOKEN_FILE']
    ? 'SETUP_TOKEN of this environment'
    : `SETUP_TOKEN in ${join(data, 'secrets.json')}`;

/**
 * Where to create the first administrator of Crico, and where to find the setup token that the page may ask for; null once an
 * administrator exists, or without an answer.
 */
export const claimHint = async (site: string, data: string): Promise<{ address: string; note: string } | null> => {
  const installation = await readInstallation(site);
  if (installation === null || installation.is_claimed) return null;
  const token = installation.needs_setup_token
    ? `asks for ${tokenPlace(data)}`
    : `no setup token needed on this machine; elsewhere it is ${tokenPlace(data)}`;
  return { address: `${site}/admin-setup`, note: `makes the first administrator of Crico: ${token}` };
};
