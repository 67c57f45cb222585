import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { readProviderLabels } from '../area/providers/provider-labels.ts';

interface ProvidersProps {
  /** Where the person wanted to be. */
  readonly redirect?: string | undefined;
  /** As that of the other buttons around it. */
  readonly size?: 'md' | 'lg';
}

/** Signing in with a provider. Sign-in has a budget, so its program is fetched only where the installation has providers. */
export const Providers = (props: ProvidersProps) => {
  const [show, setShow] = useState<(props: ProvidersProps) => ReactNode>();
  useEffect(() => {
    const load = async () => {
      const labels = await readProviderLabels();
      if (!Object.keys(labels)[0]) return;
      const { ProviderButtons } = await import('./provider-buttons.tsx');
      setShow(() => (own: ProvidersProps) => <ProviderButtons labels={labels} {...own} />);
    };
    // Without an answer the other ways in are there.
    load().catch(() => undefined);
  }, []);
  return <Suspense>{show?.(props)}</Suspense>;
};
