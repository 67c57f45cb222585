import { auth } from '../../../../shell/session/auth.ts';

/** What people read on the button of each provider, by the name that the auth door has for it. */
export type ProviderLabels = Readonly<Record<string, string>>;

/** The providers that this installation has; most have none. @throws ClientError */
export const readProviderLabels = async (): Promise<ProviderLabels> => {
  const settings = await auth.ask({ method: 'GET', path: '/settings' });
  return (settings as { readonly external_labels: ProviderLabels }).external_labels;
};
