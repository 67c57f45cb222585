import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { CodesModule } from '../codes/codes.module.ts';
import { FactorsModule } from '../factors/factors.module.ts';
import { FlowStatesModule } from '../flow-states/flow-states.module.ts';
import { HttpModule } from '../http/http.module.ts';
import { KeysModule } from '../keys/keys.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { ProviderClientsModule } from '../provider-clients/provider-clients.module.ts';
import { SamlModule } from '../saml/saml.module.ts';
import { SecurityModule } from '../security/security.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { AuthorizeHandler } from './authorize.handler.ts';
import { IdTokenLinks } from './id-token-links.ts';
import { IdTokenSignIns } from './id-token-sign-ins.ts';
import { IdentitiesRepository } from './identities.repository.ts';
import { IdentityLinkPermission } from './identity-link-permission.ts';
import { IdentityLinkVisits } from './identity-link-visits.ts';
import { IdentityLinks } from './identity-links.ts';
import { LinkIdentityWithProofHandler } from './link-identity-with-proof.handler.ts';
import { LinkIdentityHandler } from './link-identity.handler.ts';
import { ProviderAccounts } from './provider-accounts.ts';
import { ProviderCallbackHandler } from './provider-callback.handler.ts';
import { ProviderReturns } from './provider-returns.ts';
import { ProviderSessions } from './provider-sessions.ts';
import { ProviderSignIn } from './provider-sign-in.ts';
import { ProviderVisitsRepository } from './provider-visits.repository.ts';
import { ProviderVisits } from './provider-visits.ts';
import { SpentIdTokensRepository } from './spent-id-tokens.repository.ts';
import { UnlinkIdentityHandler } from './unlink-identity.handler.ts';
import { VisitRequests } from './visit-requests.ts';

@Module({
  imports: [
    AccountsModule,
    CodesModule,
    FactorsModule,
    FlowStatesModule,
    HttpModule,
    KeysModule,
    PasswordsModule,
    ProviderClientsModule,
    SamlModule,
    SecurityModule,
    SessionsModule,
  ],
  providers: [
    AuthorizeHandler,
    IdTokenLinks,
    IdTokenSignIns,
    IdentitiesRepository,
    IdentityLinkPermission,
    IdentityLinkVisits,
    IdentityLinks,
    LinkIdentityHandler,
    LinkIdentityWithProofHandler,
    ProviderAccounts,
    ProviderCallbackHandler,
    ProviderReturns,
    ProviderSessions,
    ProviderSignIn,
    ProviderVisits,
    ProviderVisitsRepository,
    SpentIdTokensRepository,
    UnlinkIdentityHandler,
    VisitRequests,
  ],
  exports: [IdTokenLinks, IdTokenSignIns, IdentityLinkPermission, ProviderReturns, ProviderSignIn, ProviderVisits],
})
export class IdentitiesModule {}
