import { auth } from '../../../../shell/session/auth.ts';

/** What people read on the button of each provider, by the name that the auth door has for it. */
export type ProviderLabels = Readonly<Record<string, string>>;

/** The ways in through other sites that this installation has; most have none. */
export interface SignInSettings {
  readonly external_labels: ProviderLabels;
  /** Whether people of organizations sign in with the identity provider of theirs. */
  readonly saml_enabled: boolean;
}

/** @throws ClientError */
export const readSignInSettings = async (): Promise<SignInSettings> =>
  (await auth.ask({ method: 'GET', path: '/settings' })) as SignInSettings;
