import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { signOut } from '@nivel/contracts/auth/sign-out.operation';
import type { Call } from '@nivel/platform/handler';
import { GatewayWorld } from './gateway-world.ts';

/** The auth service's answer to a sign-in. */
export const session = {
  access_token: 'aaa.bbb.ccc',
  token_type: 'bearer',
  expires_in: 600,
  expires_at: 4_000_000_000,
  refresh_token: 'refresh-token-1',
  user: {
    id: 'u',
    email: 'ana@example.mx',
    aud: 'authenticated',
    role: 'authenticated',
    app_metadata: {},
    user_metadata: {},
    identities: [],
    created_at: '',
  },
};

const rates = ['SIGN_UP', 'TOKEN', 'VERIFY', 'MAIL', 'UPDATE_USER', 'SSO', 'FACTORS_PER_MINUTE'];
/** Settings of a gateway that does not limit calls of the auth door. */
export const authLimitsOff = Object.fromEntries(rates.map((rate) => [`RATE_${rate}`, '0']));

/** The auth door of a gateway without limits, before a service that records its calls. */
export class AuthDoor {
  heard: { input: AuthRequest; call: Call }[] = [];

  private constructor(
    private readonly world: GatewayWorld,
    readonly url: string,
  ) {}

  static async open(): Promise<AuthDoor> {
    const world = await GatewayWorld.start();
    return new AuthDoor(world, (await world.gateway(authLimitsOff)).url);
  }

  /** No calls yet, and sign-in and sign-out succeed. */
  beginAnew(): void {
    this.heard = [];
    this.handleWith(issueToken.name, () => ({ status: 200, headers: { 'x-device-id': 'device-1' }, body: session }));
    this.handleWith(signOut.name, () => ({ status: 204, body: null }));
  }

  handleWith(name: string, response: () => unknown): void {
    this.world.service.handlers.set(name, (input, call) => {
      this.heard.push({ input: input as AuthRequest, call });
      return Promise.resolve(response());
    });
  }

  post(path: string, options: { body?: string; headers?: Record<string, string> } = {}): Promise<Response> {
    return fetch(`${this.url}/auth/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json;charset=UTF-8', ...options.headers },
      ...(options.body === undefined ? {} : { body: options.body }),
      redirect: 'manual',
    });
  }

  close(): Promise<void> {
    return this.world.stop();
  }
}
