import { lazy, type ComponentType } from 'react';
import { readProviderLabels } from './provider-labels.ts';

interface ProvidersProps {
  /** Where the person wanted to be. */
  readonly redirect?: string | undefined;
}

/** Signing in with a provider. Sign-in has a budget, so its program is fetched only where the installation has providers. */
export const Providers = lazy<ComponentType<ProvidersProps>>(async () => {
  try {
    const labels = await readProviderLabels();
    if (Object.keys(labels)[0]) {
      const { ProviderButtons } = await import('./provider-buttons.tsx');
      return { default: (props) => <ProviderButtons labels={labels} {...props} /> };
    }
  } catch {
    // Without an answer the other ways in are there.
  }
  return { default: () => null };
});
