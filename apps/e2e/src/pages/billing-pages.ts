import type { Page } from 'playwright-core';

/** Each card has one trial. */
export const CARDS = {
  good: '4242424242424242',
  another: '5555555555554444',
  declined: '4000000000000002',
  authenticates: '4000002500003155',
};

const dialog = (page: Page) => page.getByRole('dialog');

/** The plans, and how to pay for one. */
export const plansPage = (page: Page) => ({
  title: page.getByRole('heading', { level: 1, name: 'Elige tu plan' }),
  plan: (name: string) => page.getByRole('region', { name, exact: true }),
  tryPro: page.getByRole('link', { name: 'Probar 14 días gratis' }),
  choosePro: page.getByRole('link', { name: 'Elegir Pro' }),
  tryElite: page.getByRole('link', { name: 'Probar 30 días gratis' }),
  changeTo: (name: string) => page.getByRole('button', { name: `Cambiar a ${name}` }),
  confirmChange: dialog(page).getByRole('button', { name: 'Confirmar el cambio' }),
  change: dialog(page),
  goToPayment: page.getByRole('button', { name: 'Ir a la página de pago' }),
  payHere: page.getByRole('button', { name: 'Pagar aquí con tarjeta' }),
  startTrial: page.getByRole('button', { name: 'Empezar la prueba gratis' }),
});

/** Months of a plan paid ahead, on the page of the plans. */
export const passOffer = (page: Page) => {
  const section = page.getByRole('region', { name: '¿Sin tarjeta? Paga por adelantado' });
  return {
    choice: (name: string) => section.getByRole('radio', { name }),
    buy: section.getByRole('button', { name: 'Obtener mi referencia' }),
  };
};

/** The provider's page with a reference. */
export const voucherPage = (page: Page) => ({
  title: page.getByRole('heading', { level: 1, name: 'Paga para terminar' }),
  pay: page.getByRole('button', { name: 'Pagar como en la caja de OXXO' }),
  paid: page.getByRole('heading', { level: 1, name: 'Pagado' }),
  back: page.getByRole('link', { name: 'Volver al sitio' }),
});

/** The page after paying. */
export const paidPage = (page: Page) => ({
  title: (plan: string) => page.getByRole('heading', { name: `¡Listo! Tu plan ${plan} está activo` }),
  manage: page.getByRole('link', { name: 'Ver mi suscripción' }),
});

/** The subscription in the settings. */
export const subscriptionSection = (page: Page) => {
  const section = page.getByRole('region', { name: 'Suscripción' });
  return {
    section,
    text: (text: RegExp | string) => section.getByText(text),
    cancel: section.getByRole('button', { name: 'Cancelar plan' }),
    confirmCancel: dialog(page).getByRole('button', { name: 'Sí, cancelar' }),
    resume: section.getByRole('button', { name: 'Reanudar mi plan' }),
    change: section.getByRole('link', { name: 'Cambiar de plan' }),
    portal: section.getByRole('button', { name: 'Tarjetas y facturas' }),
  };
};

/** Types a card into the provider's fields, on its page or in its frame. */
export const typeCard = async (fields: Pick<Page, 'getByLabel'>, number = CARDS.good): Promise<void> => {
  await fields.getByLabel('Número de tarjeta').fill(number);
  await fields.getByLabel('Vencimiento (MM/AA)').fill('12/40');
  await fields.getByLabel('Código (CVC)').fill('123');
};

/** The provider's own page. */
export const hostedPage = (page: Page) => ({
  title: page.getByRole('heading', { level: 1, name: 'Suscribirte' }),
  pay: page.getByRole('button', { name: 'Suscribirme' }),
  payOnce: page.getByRole('button', { name: 'Pagar', exact: true }),
  authorize: page.getByRole('button', { name: 'Soy yo, autorizar' }),
  refused: page.getByText('El banco rechazó la tarjeta. Prueba con otra.'),
});
