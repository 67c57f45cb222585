import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { linkIdentity } from '@nivel/contracts/auth/link-identity.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { IdentityLinking } from './identity-linking.ts';

@Handles(linkIdentity)
export class LinkIdentityHandler implements Handler<typeof linkIdentity> {
  constructor(private readonly linking: IdentityLinking) {}

  handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    return this.linking.begin(request, call);
  }
}
