import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { readSignInSettings } from '../area/providers/sign-in-settings.ts';

interface ProvidersProps {
  /** Where the person wanted to be. */
  readonly redirect?: string | undefined;
  /** As that of the other buttons around it. */
  readonly size?: 'md' | 'lg';
}

/**
 * Signing in with a provider or an organization. Sign-in has a budget, so the program for it is fetched only where the installation
 * has one.
 */
export const Providers = (props: ProvidersProps) => {
  const [show, setShow] = useState<(props: ProvidersProps) => ReactNode>();
  useEffect(() => {
    const load = async () => {
      const settings = await readSignInSettings();
      if (!settings.saml_enabled && !Object.keys(settings.external_labels)[0]) return;
      const { ProviderButtons } = await import('./provider-buttons.tsx');
      setShow(() => (own: ProvidersProps) => <ProviderButtons settings={settings} {...own} />);
    };
    // Without an answer the other ways in are there.
    load().catch(() => undefined);
  }, []);
  return <Suspense>{show?.(props)}</Suspense>;
};
