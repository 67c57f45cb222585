import { allowInsecureRequests, Configuration, fetchProtectedResource } from 'openid-client';
import { z } from 'zod';
import type { ProviderKind } from './provider-kind.ts';
import { emailOfClaim, textOfClaim } from './provider-profile.ts';
import type { ConfiguredProvider } from './provider-settings.ts';

const PUBLIC = 'https://github.com';

const user = z.object({ id: z.int(), login: z.string(), name: z.string().nullish() });
const emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

const HEADERS = { accept: 'application/vnd.github+json', 'user-agent': 'nivel' };

/** GitHub signs nothing: its API returns the person. An organization's own server has its API below its own address. */
export const gitHubKind = (
  { issuer, clientId, clientSecret }: ConfiguredProvider,
  timeoutSeconds: number,
): ProviderKind => {
  const api = issuer === PUBLIC ? 'https://api.github.com' : `${issuer}/api/v3`;
  const ask = async (configuration: Configuration, token: string, path: string): Promise<unknown> => {
    const url = new URL(`${api}${path}`);
    const response = await fetchProtectedResource(configuration, token, url, 'GET', undefined, new Headers(HEADERS));
    return response.ok ? response.json() : undefined;
  };
  return {
    isOpenId: false,
    scope: 'read:user user:email',
    configure: () => {
      const server = {
        issuer,
        authorization_endpoint: `${issuer}/login/oauth/authorize`,
        token_endpoint: `${issuer}/login/oauth/access_token`,
      };
      const configuration = new Configuration(server, clientId, clientSecret);
      configuration.timeout = timeoutSeconds;
      if (issuer.startsWith('http:')) allowInsecureRequests(configuration);
      return Promise.resolve(configuration);
    },
    profile: async (configuration, { access_token: token }) => {
      const { id, login, name } = user.parse(await ask(configuration, token, '/user'));
      const own = emails.parse(await ask(configuration, token, '/user/emails'));
      const primary = own.find((one) => one.primary);
      return {
        subject: String(id),
        issuer,
        email: emailOfClaim(primary?.email),
        isEmailVerified: primary?.verified ?? false,
        name: textOfClaim(name ?? login),
        givenName: '',
        familyName: '',
      };
    },
  };
};
