import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { linkIdentity } from '@nivel/contracts/auth/link-identity.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { IdentityLinkVisits } from './identity-link-visits.ts';

@Handles(linkIdentity)
export class LinkIdentityHandler implements Handler<typeof linkIdentity> {
  constructor(private readonly visits: IdentityLinkVisits) {}

  handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    return this.visits.begin(request, call);
  }
}
