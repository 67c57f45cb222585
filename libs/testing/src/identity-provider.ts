import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { Provider, type Configuration } from 'oidc-provider';

/** The provider's claims about the person who signs in. */
export interface ProviderPerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
  readonly given_name: string;
  readonly family_name: string;
}

const CLIENT = { id: 'nivel', secret: 'a secret of the test' } as const;

/** An entry of the setting of providers. */
export type ProviderSetting = Readonly<Record<'name' | 'label' | 'issuer' | 'client_id' | 'client_secret', string>>;

/** Its settings for an installation. @param name as clients call it */
export const providerSetting = (name: string, issuer: string): ProviderSetting => ({
  ...{ name, label: 'Mi escuela', issuer },
  ...{ client_id: CLIENT.id, client_secret: CLIENT.secret },
});

const SECONDS = 600;
const SCOPE = 'openid email profile';

const ALGORITHM = 'RS256';

interface SigningKey {
  readonly key: CryptoKey;
  readonly kid: string;
  readonly alg: typeof ALGORITHM;
}

const configurationOf = async (
  callback: string,
  personOf: () => ProviderPerson,
  { key, ...named }: SigningKey,
): Promise<Configuration> => ({
  clients: [
    {
      client_id: CLIENT.id,
      client_secret: CLIENT.secret,
      redirect_uris: [callback],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  jwks: { keys: [{ ...(await exportJWK(key)), ...named, use: 'sig' }] },
  cookies: { keys: ['a key of the test'] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
  ttl: { Interaction: SECONDS, Grant: SECONDS, Session: SECONDS, AccessToken: SECONDS, IdToken: SECONDS },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  findAccount: (_context, accountId) => ({ accountId, claims: () => ({ ...personOf() }) }),
});

/** A real OpenID Connect provider (`oidc-provider`) on loopback, whose page asks only whether to continue. */
export class IdentityProvider {
  /** Its address, and what `iss` says. */
  readonly issuer: string;
  /** The next person who signs in; a test may change it. */
  person: ProviderPerson;
  /** How many codes were sent to it, right or wrong. */
  exchanges = 0;
  private readonly server: Server;
  private readonly signing: SigningKey;

  private constructor(server: Server, issuer: string, person: ProviderPerson, signing: SigningKey) {
    this.server = server;
    this.signing = signing;
    this.issuer = issuer;
    this.person = person;
  }

  /**
   * @param callback the address to which it may send browsers back
   * @param port where it listens; 0 a free one
   */
  static async start(callback: string, person: ProviderPerson, port = 0): Promise<IdentityProvider> {
    const server = createServer();
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
    const { privateKey: key } = await generateKeyPair(ALGORITHM, { extractable: true });
    // A service that runs for longer caches the keys of an earlier provider at this address; another name tells them apart.
    const signing: SigningKey = { key, kid: randomUUID(), alg: ALGORITHM };
    const own = new IdentityProvider(server, issuer, person, signing);
    const provider = new Provider(issuer, await configurationOf(callback, () => own.person, signing));
    const answer = provider.callback();
    server.on('request', (request, response) => {
      const [, page, uid, act] = (request.url ?? '').split('?', 1)[0]?.split('/') ?? [];
      if (page === 'token') own.exchanges += 1;
      if (page === 'interaction' && uid !== undefined) void own.interact(provider, act, request, response);
      else void answer(request, response);
    });
    return own;
  }

  /** The entry of the setting of providers. */
  setting(): ProviderSetting {
    return providerSetting('escuela', this.issuer);
  }

  /**
   * An ID token of the next person, as an app of this installation gets it from the provider itself.
   *
   * @param own claims in place of the usual ones
   * @param signed with a key in place of the provider's own, or with a type in the header
   */
  async idToken(
    own: Readonly<Record<string, unknown>> = {},
    { key = this.signing.key, ...typed }: { readonly key?: CryptoKey; readonly typ?: string } = {},
  ): Promise<string> {
    const now = Math.floor(Date.now() / 1_000);
    const usual = { iss: this.issuer, aud: CLIENT.id, iat: now, exp: now + SECONDS, jti: randomUUID() };
    const claims: JWTPayload = { ...usual, ...this.person, ...own };
    const { kid, alg } = this.signing;
    return new SignJWT(claims).setProtectedHeader({ kid, alg, ...typed }).sign(key);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  /** The page of a sign-in, and what its two links do. */
  private async interact(
    provider: Provider,
    act: string | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (act === undefined) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      const at = (request.url ?? '').split('?', 1)[0];
      response.end(
        `<!doctype html><html lang="es"><title>Mi escuela</title><link rel="icon" href="data:,"><main><h1>Mi escuela</h1><a href="${at}/enter">Entrar</a> <a href="${at}/refuse">Cancelar</a></main></html>`,
      );
      return;
    }
    const refusal = { error: 'access_denied', error_description: 'The person thought better of it' };
    const result = act === 'enter' ? await this.entered(provider) : refusal;
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  private async entered(provider: Provider) {
    const { sub: accountId } = this.person;
    const grant = new provider.Grant({ accountId, clientId: CLIENT.id });
    grant.addOIDCScope(SCOPE);
    return { login: { accountId }, consent: { grantId: await grant.save() } };
  }
}
