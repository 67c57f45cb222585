import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Offer } from '../../area/billing.queries.ts';
import { elementSecret, type Wanted } from './use-begin-payment.ts';
import { paymentProgram, type Checkout } from './payment-program.ts';

type State = 'loading' | 'ready' | { readonly failure: unknown };

interface Element {
  /** The element in which the provider shows its fields. */
  readonly place: React.RefObject<HTMLDivElement | null>;
  readonly state: State;
  readonly pay: () => void;
  readonly isPaying: boolean;
  /** The provider's message about the last try, in its own words. */
  readonly refusal: string | undefined;
}

const refusalOf = ({ message }: { readonly message?: string } = {}): Error => new Error(message ?? '');

/** Shows the provider's payment element, and pays with its input. */
export const useElement = (
  { planId, code }: Wanted,
  element: NonNullable<Offer['element']>,
  onPaid: (sessionId: string) => void,
): Element => {
  const place = useRef<HTMLDivElement>(null);
  const checkout = useRef<Checkout>(null);
  const [state, setState] = useState<State>('loading');
  const { script, publishableKey } = element;
  useEffect(() => {
    let isGone = false;
    let shown: ReturnType<Checkout['createPaymentElement']> | undefined;
    const show = async () => {
      const [provider, clientSecret] = await Promise.all([
        paymentProgram({ script, publishableKey }),
        elementSecret({ planId, code }),
      ]);
      if (isGone || !place.current) return;
      checkout.current = provider.initCheckoutElementsSdk({ clientSecret });
      shown = checkout.current.createPaymentElement();
      shown.on('ready', () => setState('ready'));
      shown.on('loaderror', () => setState({ failure: undefined }));
      shown.mount(place.current);
    };
    show().catch((failure: unknown) => isGone || setState({ failure }));
    return () => {
      isGone = true;
      shown?.destroy();
    };
  }, [planId, code, script, publishableKey]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const loaded = await checkout.current?.loadActions();
      if (!loaded?.actions) throw refusalOf();
      const confirmed = await loaded.actions.confirm({ redirect: 'if_required' });
      if (confirmed.type === 'error') throw refusalOf(confirmed.error);
      return confirmed.session?.id ?? '';
    },
    onSuccess: onPaid,
  });
  return { place, state, pay: () => mutate(), isPaying: isPending, refusal: error?.message };
};
