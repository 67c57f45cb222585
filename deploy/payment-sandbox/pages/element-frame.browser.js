// Runs inside the payment element: takes the card, confirms by the client secret, and tells the page around it.
const form = document.querySelector('#pay');
const bank = document.querySelector('#bank');
const methods = document.querySelector('.methods');
const payer = document.querySelector('#payer');
const problem = document.querySelector('[role=alert]');
let around;
let key;
let secret;

const tell = (message) => window.parent.postMessage(message, around ?? '*');
const grow = () => tell({ type: 'height', height: document.documentElement.scrollHeight });
const show = (message) => {
  problem.textContent = message ?? '';
  problem.hidden = !message;
  grow();
};

const MESSAGES = {
  card_declined: 'El banco rechazó la tarjeta. Prueba con otra.',
  incorrect_number: 'Ese número no es de una tarjeta de prueba.',
  invalid_expiry_month: 'El mes de vencimiento no es válido.',
  invalid_expiry_year: 'La tarjeta ya venció o el año no es válido.',
  payment_intent_authentication_failure: 'El banco no pudo confirmar que eres tú. Prueba de nuevo o con otra tarjeta.',
  setup_intent_authentication_failure: 'El banco no pudo confirmar que eres tú. Prueba de nuevo o con otra tarjeta.',
};
const refused = (error) => {
  const message = MESSAGES[error.code] ?? 'No se pudo hacer el pago. Revisa los datos e inténtalo de nuevo.';
  show(message);
  return { error: { type: error.type, code: error.code, decline_code: error.decline_code, message } };
};

const isCheckout = () => secret.startsWith('cs_');
const pathOf = () => {
  const [id] = secret.split('_secret_');
  if (isCheckout()) return `/checkout/${id}/element`;
  return `/v1/${secret.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${id}`;
};

const call = async (path, fields) => {
  const response = await fetch(fields ? path : `${path}?client_secret=${encodeURIComponent(secret)}`, {
    method: fields ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}` },
    ...(fields && { body: new URLSearchParams(fields) }),
  });
  return { ok: response.ok, body: await response.json() };
};

const chosen = () => new FormData(form).get('method') ?? 'card';

const missing = () => {
  const data = new FormData(form);
  const card = chosen() === 'card' ? ['number', 'expiry', 'cvc'] : [];
  const person = payer.hidden ? [] : ['name', 'email'];
  return [...card, ...person].find((name) => !data.get(name)?.trim());
};

const fieldsOf = (returnUrl) => {
  const data = new FormData(form);
  if (isCheckout()) return { ...Object.fromEntries(data), client_secret: secret, method: chosen() };
  const [month = '', year = ''] = (data.get('expiry') ?? '').split('/').map((part) => part.trim());
  const paying = 'payment_method_data';
  const card = {
    [`${paying}[card][number]`]: data.get('number').replaceAll(/\D/g, ''),
    [`${paying}[card][exp_month]`]: month,
    [`${paying}[card][exp_year]`]: year,
    [`${paying}[card][cvc]`]: data.get('cvc'),
  };
  const person = {
    [`${paying}[billing_details][name]`]: data.get('name'),
    [`${paying}[billing_details][email]`]: data.get('email'),
  };
  const type = chosen();
  return {
    client_secret: secret,
    [`${paying}[type]`]: type,
    ...(type === 'card' ? card : person),
    ...(returnUrl && { return_url: returnUrl }),
  };
};

/** The page where the holder of the card authenticates; empty where that is not needed. */
const bankOf = ({ authenticate, status, next_action: step }) => {
  if (authenticate) return authenticate;
  const address = step?.redirect_to_url?.url ?? step?.use_stripe_sdk?.stripe_js;
  return status === 'requires_action' && address ? new URL(address).pathname : undefined;
};

/** Asks the holder of the card in the frame itself; ends when they said something. */
const askHolder = (path, { id }) =>
  new Promise((resolve) => {
    form.hidden = true;
    bank.hidden = false;
    document.querySelector('#bank-title').focus();
    grow();
    bank.onclick = async ({ target }) => {
      const { outcome } = target.dataset;
      if (!outcome) return;
      bank.onclick = null;
      await fetch(path, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({ outcome, checkout: isCheckout() ? id : '' }),
      }).catch(() => undefined);
      bank.hidden = true;
      form.hidden = false;
      resolve();
    };
  });

const failureOf = (body) => {
  if (isCheckout()) return body.status === 'open' ? { code: 'payment_intent_authentication_failure' } : undefined;
  return body.status === 'requires_payment_method' ? (body.last_payment_error ?? body.last_setup_error) : undefined;
};

const confirm = async (returnUrl) => {
  show();
  if (missing()) return refused({ type: 'validation_error', code: 'incomplete' });
  const first = await call(isCheckout() ? pathOf() : `${pathOf()}/confirm`, fieldsOf(returnUrl));
  if (!first.ok) return refused(first.body.error);
  const path = bankOf(first.body);
  if (!path) return { intent: first.body };
  await askHolder(path, first.body);
  const { body } = await call(pathOf());
  const failure = failureOf(body);
  return failure ? refused(failure) : { intent: body };
};

/** Whether the site has not said who pays. */
let isUnknown = false;

const begin = async () => {
  const { ok, body } = await call(pathOf());
  if (!ok) {
    show('Este pago no existe o ya no se puede hacer.');
    tell({ type: 'loaderror', error: body.error });
    return;
  }
  methods.hidden = !body.payment_method_types.includes('oxxo');
  isUnknown = isCheckout() && !body.email;
  payer.hidden = !isUnknown;
  grow();
  tell({ type: 'ready' });
};

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', () => {
  payer.hidden = chosen() === 'card' && !isUnknown;
  grow();
  tell({ type: 'change', complete: !missing(), empty: false, value: { type: chosen() } });
});

window.addEventListener('message', async ({ source, origin, data }) => {
  if (source !== window.parent) return;
  around ??= origin;
  if (origin !== around) return;
  if (data.type === 'init') {
    ({ publishableKey: key, clientSecret: secret } = data);
    await begin();
  }
  if (data.type === 'submit')
    tell({ type: 'result', id: data.id, result: missing() ? refused({ code: 'incomplete' }) : {} });
  if (data.type === 'confirm')
    tell({ type: 'result', id: data.id, result: await confirm(data.returnUrl).catch(refused) });
});
tell({ type: 'loaded' });
