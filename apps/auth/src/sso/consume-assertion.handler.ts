import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { consumeAssertion } from '@nivel/contracts/auth/consume-assertion.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { Body } from '../http/body.ts';
import { ProviderReturns } from '../identities/provider-returns.ts';
import { ProviderSignIn } from '../identities/provider-sign-in.ts';
import { SamlClients } from '../saml/saml-clients.ts';
import { AssertionReader } from './assertion-reader.ts';

/**
 * The assertion consumer: browsers post here what the identity provider of an organization says about a person. The relay state is
 * the state of the visit and nothing else; the visit itself says whose identity provider it was, and where the browser continues.
 */
@Handles(consumeAssertion)
export class ConsumeAssertionHandler implements Handler<typeof consumeAssertion> {
  constructor(
    private readonly clients: SamlClients,
    private readonly returns: ProviderReturns,
    private readonly reader: AssertionReader,
    private readonly signIn: ProviderSignIn,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    this.clients.requireAny();
    const body = Body.of(request);
    const posted = { state: body.text('RelayState'), response: body.text('SAMLResponse') };
    const browser = { state: posted.state, cookie: request.headers.ssoBrowser, status: 303 } as const;
    return this.returns.answer(browser, call, async (visit) => {
      const client = this.clients.visited(visit.provider);
      const profile = await this.reader.read(client, posted, call);
      return this.signIn.finish(visit, client, profile, request, call);
    });
  }
}
