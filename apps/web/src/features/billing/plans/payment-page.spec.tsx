import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../testing/render-app.tsx';
import { requestTo, type Doors } from '../../../testing/fake-site.ts';
import { anOffer, aSubscription, doors, subscribersSite } from '../area/billing.fixtures.ts';
import type { Offer, OwnSubscription } from '../area/billing.queries.ts';

const site = (offer: Partial<Offer> = {}, own: OwnSubscription | null = null, more: Doors = {}) =>
  subscribersSite({
    [doors.plans]: () => ({ body: anOffer(offer) }),
    [doors.subscription]: () => ({ body: own === null ? [] : [own] }),
    ...more,
  });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const away = { status: 503, body: { code: 'subscription_failed', message: '' } };

describe('the plans', () => {
  it('say what each costs, with its tax, trial and badge, and what it holds', async () => {
    site();
    const { container } = await renderApp('/payment');
    const pro = await card('Pro');
    for (const text of ['$799', 'IVA incluido: $110.21', '14 días de prueba gratis', 'Más Popular'])
      expect(pro.getByText(text)).toBeTruthy();
    expect((await card('Gratis')).getByText('Tu plan')).toBeTruthy();
    expect((await card('Elite')).getByText('30 días de prueba gratis')).toBeTruthy();
    const row = screen.getByRole('row', { name: /Dos sesiones de mentoría al mes/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['No incluido', 'No incluido', 'Incluido']);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('promise no trial to who had one', async () => {
    site({ hasTrial: false });
    await renderApp('/payment');
    expect((await card('Pro')).getByRole('link', { name: 'Elegir Pro' })).toBeTruthy();
    expect(screen.queryByText('14 días de prueba gratis')).toBeNull();
  });

  it('cannot be chosen where payments are not configured', async () => {
    site({ payments: 'off' });
    await renderApp('/payment?plan=pro');
    expect(await screen.findByText(/Los pagos no están configurados/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Probar/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ir a la página de pago' })).toBeNull();
  });

  it('say in large letters that no money moves, where none does', async () => {
    site({ payments: 'sandbox' });
    await renderApp('/payment');
    expect(await screen.findByText('ENTORNO DE PRUEBAS')).toBeTruthy();
    expect(screen.getByText('4000 0000 0000 0341')).toBeTruthy();
  });

  it('that cannot be loaded say why, and are asked for again', async () => {
    let isDown = true;
    site({}, null, {
      [doors.plans]: () => (isDown ? { status: 404, body: { code: 'no_response', message: '' } } : { body: anOffer() }),
    });
    await renderApp('/payment');
    await screen.findByText(/No pudimos cargar los planes/);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await card('Pro')).toBeTruthy();
  });
});

describe('a plan that was chosen', () => {
  it('shows the payment now, later ones, and stays when the provider does not answer', async () => {
    const visits = site({}, null, { [doors.begin]: () => away });
    const { container } = await renderApp('/payment?plan=pro');
    expect(await screen.findByText('$0.00')).toBeTruthy();
    expect(screen.getByText(/\$799\.00 al mes desde el/)).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Ir a la página de pago' }));
    expect(await screen.findByText(/La página de pago no responde. No se cobró nada/)).toBeTruthy();
    expect((await requestTo(visits, doors.begin)).body).toMatchObject({ planId: 'pro', page: 'hosted' });
    expect(screen.queryByRole('button', { name: 'Pagar aquí con tarjeta' })).toBeNull();
  });

  it('is charged at once for a person without a trial', async () => {
    site({ hasTrial: false });
    await renderApp('/payment?plan=elite');
    expect(await screen.findByText('$1,599.00')).toBeTruthy();
    expect(screen.getByText('$1,599.00 cada mes, hasta que canceles')).toBeTruthy();
  });
});

describe('a promotion code', () => {
  const code = {
    code: 'VERANO',
    price: 799_00,
    price_with_code: 399_50,
    duration: 'repeating',
    months: 3,
  };
  const type = async (typed: string): Promise<void> => {
    await userEvent.click(await screen.findByRole('button', { name: '¿Tienes un código?' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Código de promoción' }), `${typed}{Enter}`);
  };

  it('is checked, described in words, sent along, and can be removed', async () => {
    const visits = site({ hasTrial: false }, null, {
      [doors.code]: () => ({ body: code }),
      [doors.begin]: () => away,
    });
    const { container } = await renderApp('/payment?plan=pro');
    await type(' verano ');
    expect(await screen.findByText(/\$399\.50 al mes durante 3 meses; después, \$799\.00\./)).toBeTruthy();
    expect(screen.getByText('$399.50')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    expect((await requestTo(visits, doors.code)).body).toEqual({ code: 'verano', plan_id: 'pro' });
    await userEvent.click(screen.getByRole('button', { name: 'Ir a la página de pago' }));
    await screen.findByText(/La página de pago no responde/);
    expect((await requestTo(visits, doors.begin)).body).toMatchObject({ promotionCode: 'VERANO' });
    await userEvent.click(screen.getByRole('button', { name: 'Quitar' }));
    expect(screen.queryByText('$399.50')).toBeNull();
  });

  it.each([
    ['promotion_code_refused', 404, /Ese código no existe/],
    ['invalid_input', 400, /Ese código no existe/],
    ['over_request_rate_limit', 429, /Fueron muchas peticiones/],
  ])('that is refused (%s) says why beside the field', async (refusal, status, said) => {
    site({}, null, { [doors.code]: () => ({ status, body: { code: refusal, message: '' } }) });
    await renderApp('/payment?plan=pro');
    await type('nada');
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Código de promoción' }).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('another plan for a subscriber', () => {
  it('is changed to once its cost is known', async () => {
    const preview = {
      due_now: 533_33,
      takes_effect: 'now',
      next_charge: 1599_00,
      next_charge_at: '2026-12-20T12:00:00.000Z',
    };
    const view = { ...aSubscription({ plan_id: 'elite' }), plan: 'elite', state: 'active' };
    const visits = site({}, aSubscription(), {
      [doors.preview]: () => ({ body: preview }),
      [doors.change]: () => ({ body: { success: true, subscription: view } }),
    });
    await renderApp('/payment');
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar a Elite' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/Hoy pagas \$533\.33/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar el cambio' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await requestTo(visits, doors.change)).body).toEqual({
      subscriptionId: 'sub_1',
      newPlanId: 'elite',
    });
  });

  it('is not changed to when the card is declined, and the page shows that', async () => {
    const preview = { due_now: 1, takes_effect: 'now', next_charge: 1, next_charge_at: '2026-12-20T12:00:00.000Z' };
    site({}, aSubscription(), {
      [doors.preview]: () => ({ body: preview }),
      [doors.change]: () => ({ status: 409, body: { code: 'payment_declined', message: '' } }),
    });
    await renderApp('/payment');
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar a Elite' }));
    await screen.findByText(/Hoy pagas/);
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar el cambio' }));
    expect(await screen.findByText(/Tu banco rechazó el pago. Nada cambió/)).toBeTruthy();
  });
});
