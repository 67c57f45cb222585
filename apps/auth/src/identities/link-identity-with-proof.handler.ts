import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { linkIdentityWithProof } from '@nivel/contracts/auth/link-identity-with-proof.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { IdentityLinkVisits } from './identity-link-visits.ts';

/** The same call for clients that send a proof: a password must not be part of a URL. */
@Handles(linkIdentityWithProof)
export class LinkIdentityWithProofHandler implements Handler<typeof linkIdentityWithProof> {
  constructor(private readonly visits: IdentityLinkVisits) {}

  handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    return this.visits.begin(request, call);
  }
}
