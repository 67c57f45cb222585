import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../testing/render-app.tsx';
import { anOffer, aPass, aRunningPass, doors, subscribersSite } from '../area/billing.fixtures.ts';

const subscription = {
  subscription_id: 'sub_1',
  plan: 'pro',
  state: 'trialing',
  current_period_end: '2026-12-07T18:00:00.000Z',
  trial_end: '2026-12-07T18:00:00.000Z',
  cancel_at_period_end: false,
  canceled_at: null,
  next_plan: null,
  access_until: null,
};
const back = '/payment-success?session_id=cs_test_12345678';
const site = (body: unknown, status = 200) =>
  subscribersSite({
    [doors.plans]: () => ({ body: anOffer() }),
    [doors.subscription]: () => ({ body: [] }),
    [doors.confirm]: () => ({ status, body }),
  });

describe('a person who comes back from paying', () => {
  it('sees what is open, and when the first charge is', async () => {
    const visits = site({ checkout: 'complete', subscription });
    const { container } = await renderApp(back);
    expect(await screen.findByRole('heading', { name: '¡Listo! Tu plan Pro está activo' })).toBeTruthy();
    expect(await screen.findByText(/hasta el 7 de diciembre de 2026. Ese día se cobran \$799\.00/)).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    expect(visits.filter(({ door }) => door === doors.confirm)).toHaveLength(1);
  });

  it('sees no amount that the provider has not sent', async () => {
    subscribersSite({
      [doors.plans]: () => ({ body: anOffer() }),
      [doors.subscription]: () => ({ body: [] }),
      [doors.confirm]: () => ({ body: { checkout: 'complete', subscription } }),
      [doors.preview]: () => ({ status: 404, body: { code: 'customer_data_failed', message: '' } }),
    });
    await renderApp(back);
    expect(await screen.findByText(/Ese día es tu primer cobro\./)).toBeTruthy();
  });

  it.each([
    ['open', 'Tu pago todavía está en camino'],
    ['expired', 'Este pago ya no se puede terminar'],
    ['refused', 'Con esta tarjeta ya hubo una prueba gratis'],
  ])('sees that it is %s', async (checkout, title) => {
    site({ checkout, subscription: null });
    const { container } = await renderApp(back);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it.each([
    ['is paid', aRunningPass(), '¡Listo! Tu pase Pro está pagado', /al 24 de febrero de 2099/],
    [
      'is paid and waits for a subscription to end',
      aRunningPass({ begins_at: null, ends_at: null }),
      '¡Listo! Tu pase Pro está pagado',
      /empieza cuando termine tu suscripción/,
    ],
    [
      'was given back',
      aRunningPass({ state: 'refunded', refunded_at: '2026-11-25T18:00:00.000Z' }),
      'Este pase terminó',
      /Te devolvimos el pago el 25 de noviembre de 2026/,
    ],
    ['has its reference', aPass(), 'Tu referencia está lista', /Paga \$2,397\.00 con ella/],
  ])('sees that a pass %s', async (_, pass, title, said) => {
    site({ checkout: pass.state === 'paid' ? 'complete' : 'open', subscription: null, pass });
    const { container } = await renderApp(back);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(said)).toBeTruthy();
    const reference = screen.queryByRole('link', { name: 'Ver la referencia' });
    expect(reference?.getAttribute('href')).toBe(pass.voucher_url ?? undefined);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('with the address of another sees nothing of it', async () => {
    site({ code: 'no_such_checkout', message: '' }, 404);
    await renderApp(back);
    expect(await screen.findByRole('heading', { name: 'No encontramos este pago' })).toBeTruthy();
  });

  it('without an address is led to the plans', async () => {
    site({});
    await renderApp('/payment-success');
    expect(await screen.findByRole('link', { name: 'Ver los planes' })).toBeTruthy();
  });

  it('can ask again when the provider does not answer', async () => {
    const visits = site({ code: 'customer_data_failed', message: '' }, 404);
    await renderApp(back);
    await userEvent.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
    expect(visits.filter(({ door }) => door === doors.confirm).length).toBeGreaterThan(1);
  });
});
