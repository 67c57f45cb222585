import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { linkIdentityWithProof } from '@nivel/contracts/auth/link-identity-with-proof.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { IdentityLinking } from './identity-linking.ts';

/** The same call for clients that show a proof: a password does not belong into an address. */
@Handles(linkIdentityWithProof)
export class LinkIdentityWithProofHandler implements Handler<typeof linkIdentityWithProof> {
  constructor(private readonly linking: IdentityLinking) {}

  handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    return this.linking.begin(request, call);
  }
}
