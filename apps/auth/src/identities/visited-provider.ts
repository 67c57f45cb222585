import type { ProviderMethod } from '../flow-states/flow-state.ts';
import type { ProviderChecks, ProviderWishes } from '../provider-clients/provider-client.ts';

/** The provider that says who a person is. */
export interface VouchingProvider {
  /** Its name in identities and for clients. */
  readonly name: string;
  /** Its name on the screen. */
  readonly label: string;
  /** The method that the tokens of a session name for a sign-in with it (`amr`). */
  readonly method: ProviderMethod;
}

/** A provider to which browsers are redirected. */
export interface VisitedProvider extends VouchingProvider {
  /** How it leads browsers back: by a redirect, or by a form that its page posts. */
  readonly returnsBy: 'redirect' | 'form';
  /** The address of its sign-in page. @throws AppError unavailable */
  address(checks: ProviderChecks, wishes: ProviderWishes): Promise<string>;
}
