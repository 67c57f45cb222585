/** The part of the provider's program that we use; its documentation calls this the Checkout elements SDK. */
interface PaymentElement {
  mount(place: HTMLElement): void;
  destroy(): void;
  on(event: 'ready' | 'loaderror', listener: () => void): void;
}
interface Confirmed {
  readonly type: 'success' | 'error';
  readonly error?: { readonly message?: string };
  readonly session?: { readonly id: string };
}
interface Actions {
  confirm(options: { readonly redirect: 'if_required' }): Promise<Confirmed>;
}
export interface Checkout {
  createPaymentElement(): PaymentElement;
  loadActions(): Promise<{ readonly type: 'success' | 'error'; readonly actions?: Actions }>;
}
interface Provider {
  initCheckoutElementsSdk(options: { readonly clientSecret: string }): Checkout;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Provider;
  }
}

let loading: Promise<void> | undefined;

const load = async (address: string): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  script.src = address;
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => reject(new Error('the payment program was not loaded')));
  document.head.append(script);
  return promise;
};

/**
 * The provider's program, loaded when a person wants to pay here, and kept.
 * @throws Error where it cannot be loaded; a later call tries again
 */
export const paymentProgram = async (element: {
  readonly script: string;
  readonly publishableKey: string;
}): Promise<Provider> => {
  loading ??= load(element.script);
  await loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  if (!window.Stripe) throw new Error('the payment program is not what it should be');
  return window.Stripe(element.publishableKey);
};
