// The payment element for sites, used like Stripe.js: Stripe(key).elements({ clientSecret }).create('payment').mount(…).
(() => {
  const origin = new URL(document.currentScript.src).origin;

  const frame = (publishableKey, clientSecret) => {
    const iframe = document.createElement('iframe');
    const listeners = new Map();
    const waiting = new Map();
    let asked = 0;
    iframe.src = `${origin}/element`;
    iframe.title = 'Datos de pago (entorno de pruebas)';
    iframe.style.cssText = 'display:block;width:100%;height:420px;border:0;color-scheme:auto';
    const tell = (message) => iframe.contentWindow.postMessage(message, origin);
    // The secret may not have arrived yet.
    const begin = async () => tell({ type: 'init', publishableKey, clientSecret: await clientSecret });
    const heard = (event) => {
      if (event.source !== iframe.contentWindow || event.origin !== origin) return;
      const { type, id, height, ...rest } = event.data;
      if (type === 'loaded') void begin();
      if (type === 'height') iframe.style.height = `${height}px`;
      if (type === 'result') {
        waiting.get(id)?.(rest.result);
        waiting.delete(id);
      }
      for (const listener of listeners.get(type) ?? []) listener({ elementType: 'payment', ...rest });
    };
    window.addEventListener('message', heard);
    return {
      iframe,
      on: (type, listener) => listeners.set(type, [...(listeners.get(type) ?? []), listener]),
      ask: (message) =>
        new Promise((resolve) => {
          asked += 1;
          waiting.set(asked, resolve);
          tell({ ...message, id: asked });
        }),
      destroy: () => {
        window.removeEventListener('message', heard);
        iframe.remove();
      },
    };
  };

  const elementOf = (inner) => ({
    mount: (where) => {
      const place = typeof where === 'string' ? document.querySelector(where) : where;
      place.replaceChildren(inner.iframe);
    },
    unmount: () => inner.iframe.remove(),
    destroy: inner.destroy,
    on: (type, listener) => inner.on(type, listener),
  });

  const inners = new WeakMap();

  const withResult = (address, intent) => {
    const url = new URL(address, location.href);
    url.searchParams.set(intent.object, intent.id);
    url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
    url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'pending');
    return url.href;
  };

  const confirm = async ({ elements, confirmParams = {}, redirect = 'always' }) => {
    const returnUrl = confirmParams.return_url;
    const { error, intent } = await inners.get(elements).ask({ type: 'confirm', returnUrl });
    if (error) return { error };
    const name = intent.object === 'setup_intent' ? 'setupIntent' : 'paymentIntent';
    if (redirect === 'if_required' || !returnUrl) return { [name]: intent };
    location.assign(withResult(returnUrl, intent));
    return new Promise(() => undefined);
  };

  const read = (publishableKey, kind) => async (clientSecret) => {
    const id = clientSecret.split('_secret_')[0];
    const response = await fetch(`${origin}/v1/${kind}s/${id}?client_secret=${encodeURIComponent(clientSecret)}`, {
      headers: { authorization: `Bearer ${publishableKey}` },
    });
    const body = await response.json();
    return response.ok ? { intent: body } : { error: body.error };
  };

  /** A Checkout Session whose `ui_mode` is `elements`. */
  const checkoutOf = (publishableKey, given) => {
    const inner = frame(publishableKey, given);
    const confirmCheckout = async ({ returnUrl, redirect = 'always' } = {}) => {
      const { error, intent: session } = await inner.ask({ type: 'confirm', returnUrl });
      if (error) return { type: 'error', error };
      const address = returnUrl ?? session.return_url;
      if (redirect === 'if_required' || !address) return { type: 'success', session };
      location.assign(address.replaceAll('{CHECKOUT_SESSION_ID}', session.id));
      return new Promise(() => undefined);
    };
    return {
      createPaymentElement: () => elementOf(inner),
      loadActions: async () => ({ type: 'success', actions: { confirm: confirmCheckout } }),
    };
  };

  window.Stripe = (publishableKey) => ({
    elements: ({ clientSecret }) => {
      const inner = frame(publishableKey, clientSecret);
      const element = elementOf(inner);
      const elements = {
        create: () => element,
        getElement: () => element,
        submit: async () => inner.ask({ type: 'submit' }),
        update: () => undefined,
      };
      inners.set(elements, inner);
      return elements;
    },
    initCheckoutElementsSdk: ({ clientSecret }) => checkoutOf(publishableKey, clientSecret),
    confirmPayment: confirm,
    confirmSetup: confirm,
    retrievePaymentIntent: async (secret) => {
      const { intent, error } = await read(publishableKey, 'payment_intent')(secret);
      return { paymentIntent: intent, error };
    },
    retrieveSetupIntent: async (secret) => {
      const { intent, error } = await read(publishableKey, 'setup_intent')(secret);
      return { setupIntent: intent, error };
    },
  });
})();
