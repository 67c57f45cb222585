import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../testing/render-app.tsx';
import { lastRequestTo, requestTo, type Doors } from '../../../testing/fake-site.ts';
import { toasts } from '../../../testing/leave.ts';
import { aChange, anInvoice, anOffer, aSubscription, doors, subscribersSite } from '../area/billing.fixtures.ts';
import type { OwnSubscription } from '../area/billing.queries.ts';
import { messages as text } from '../area/messages/es-mx.ts';
import { cardEndsBefore } from './card-ends-before.ts';
import { stateLines } from './state-lines.ts';

const section = async (own: OwnSubscription | null, more: Doors = {}) => {
  const visits = subscribersSite({
    [doors.plans]: () => ({ body: anOffer() }),
    [doors.subscription]: () => ({ body: own === null ? [] : [own] }),
    ...more,
  });
  await renderApp('/dashboard/ajustes');
  const region = await screen.findByRole('region', { name: 'Suscripción' });
  return { visits, region, ...within(region) };
};

describe('the subscription in the settings', () => {
  it('of a person without one is the free plan, with the way to the others', async () => {
    const { findByText, getByRole, region } = await section(null);
    expect(await findByText('Estudias con el plan Gratis.')).toBeTruthy();
    expect(getByRole('link', { name: 'Ver los planes' }).getAttribute('href')).toBe('/payment');
    expect(await axeFindings(region)).toEqual([]);
  });

  it('says the next charge, and is cancelled in two clicks with the day on which access ends', async () => {
    const { visits, findByText, getByRole, region } = await section(aSubscription(), {
      [doors.cancel]: () => ({ body: { success: true, accessUntil: '2026-12-20T12:00:00.000Z' } }),
    });
    expect(await findByText('El próximo cobro es de $799.00, el 20 de diciembre de 2026.')).toBeTruthy();
    expect(await axeFindings(region)).toEqual([]);
    await userEvent.click(getByRole('button', { name: 'Cancelar plan' }));
    expect(await screen.findByText(/Conservas el acceso hasta el 20 de diciembre de 2026/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sí, cancelar' }));
    await waitFor(() => expect(toasts().textContent).toContain('hasta el 20 de diciembre de 2026'));
    expect((await requestTo(visits, doors.cancel)).body).toEqual({ subscriptionId: 'sub_1' });
  });

  it("names the provider's next charge, with a discount and not by the list of prices", async () => {
    const { visits, findByText } = await section(aSubscription({ next_plan_id: 'elite' }), {
      [doors.preview]: () => ({ body: aChange({ next_charge: 1399_50 }) }),
    });
    expect(await findByText('El próximo cobro es de $1,399.50, el 20 de diciembre de 2026.')).toBeTruthy();
    expect((await requestTo(visits, doors.preview)).body).toEqual({ subscription_id: 'sub_1', plan_id: 'elite' });
  });

  it('shows that the provider does not answer, and names no amount', async () => {
    const { findByText, queryByText } = await section(aSubscription(), {
      [doors.preview]: () => ({ status: 404, body: { code: 'customer_data_failed', message: '' } }),
    });
    expect(await findByText(/El proveedor de pagos no responde/)).toBeTruthy();
    expect(queryByText(/\$799\.00/)).toBeNull();
  });

  it('cannot be changed if payments are no longer configured, and shows that', async () => {
    const { visits, findByText, queryByRole } = await section(aSubscription(), {
      [doors.plans]: () => ({ body: anOffer({ payments: 'off' }) }),
    });
    expect(await findByText(/Los pagos no están configurados en esta instalación: por ahora/)).toBeTruthy();
    expect(queryByRole('button', { name: 'Cancelar plan' })).toBeNull();
    expect(visits.filter(({ door }) => door === doors.preview)).toEqual([]);
  });

  it('that is not paid ends at once when it is cancelled, and the page shows that before and after', async () => {
    const late = aSubscription({ subscription_status: 'past_due', access_until: '2099-01-01T12:00:00.000Z' });
    const { findByRole } = await section(late, {
      [doors.cancel]: () => ({ body: { success: true, accessUntil: '2026-11-20T12:00:00.000Z' } }),
    });
    await userEvent.click(await findByRole('button', { name: 'Cancelar plan' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Este periodo no está pagado: tu acceso termina hoy y no se cobra nada más.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Sí, cancelar' }));
    await waitFor(() => expect(toasts().textContent).toContain('tu acceso terminó'));
  });

  it('that ends can be resumed', async () => {
    const ending = aSubscription({ cancel_at_period_end: true, access_until: '2026-12-20T12:00:00.000Z' });
    const { visits, findByRole } = await section(ending, {
      [doors.resume]: () => ({ body: { success: true, subscription: {} } }),
    });
    await userEvent.click(await findByRole('button', { name: 'Reanudar mi plan' }));
    await waitFor(() => expect(toasts().textContent).toContain('Tu plan sigue como antes.'));
    expect(visits.some(({ door }) => door === doors.resume)).toBe(true);
  });
});

describe('the card and the receipts', () => {
  const withCard = { card_brand: 'visa', card_last4: '4242', card_exp_month: 12, card_exp_year: 2030 };

  it('are shown with number, state and tax; older ones on request', async () => {
    const pages = [
      {
        invoices: [anInvoice(), anInvoice({ id: 'in_0002', number: 'NIVEL-0000', state: 'void', pdf_url: null })],
        has_more: true,
      },
      {
        invoices: [anInvoice({ id: 'in_0003', number: 'NIVEL-9999', created_at: '2026-10-20T12:00:00.000Z' })],
        has_more: false,
      },
    ];
    const { visits, findByText, findByRole, getByRole, queryByRole, region } = await section(aSubscription(withCard), {
      [doors.invoices]: (body) => ({ body: pages[(body as { before?: string }).before === undefined ? 0 : 1] }),
    });
    expect(await findByText('Visa terminada en 4242, vence 12/30')).toBeTruthy();
    const pdf = await findByRole('link', { name: 'PDF del recibo NIVEL-0001 del 20 de noviembre de 2026' });
    expect(pdf.getAttribute('href')).toBe('https://pay.example/in_0001.pdf');
    expect(await findByText('NIVEL-0000 · Anulado')).toBeTruthy();
    expect(region.textContent).toContain('$799.00IVA $110.21');
    expect(await axeFindings(region)).toEqual([]);
    await userEvent.click(getByRole('button', { name: 'Ver anteriores' }));
    expect(await findByText('NIVEL-9999 · Pagado')).toBeTruthy();
    expect(queryByRole('button', { name: 'Ver anteriores' })).toBeNull();
    await lastRequestTo(visits, doors.invoices, { limit: 10, before: 'in_0002' });
  });

  it('that are open can be paid, on the page of the provider', async () => {
    const open = anInvoice({ state: 'open', paid_at: null, hosted_url: 'https://pay.example/in_0001' });
    const { findByRole } = await section(aSubscription({ subscription_status: 'past_due' }), {
      [doors.invoices]: () => ({ body: { invoices: [open, anInvoice({ id: 'in_0002' })], has_more: false } }),
    });
    const pay = await findByRole('link', { name: /^Pagar el recibo/ });
    expect(pay.getAttribute('href')).toBe('https://pay.example/in_0001');
  });

  it('show when there are none', async () => {
    const { findByText } = await section(aSubscription());
    expect(await findByText(/Todavía no hay recibos/)).toBeTruthy();
  });

  it('that cannot be loaded are requested again', async () => {
    let isDown = true;
    const down = { status: 404, body: { code: 'no_response', message: '' } };
    const { findByText, findByRole } = await section(aSubscription(), {
      [doors.invoices]: () => (isDown ? down : { body: { invoices: [anInvoice()], has_more: false } }),
    });
    expect(await findByText(/No pudimos cargar tus recibos/)).toBeTruthy();
    isDown = false;
    await userEvent.click(await findByRole('button', { name: 'Intentar de nuevo' }));
    expect(await findByText('NIVEL-0001 · Pagado')).toBeTruthy();
  });

  it.each([
    [12, 2026, false],
    [11, 2026, true],
    [12, 2025, true],
    [1, 2027, false],
  ])('warn of a card that ends in %i/%i before the charge of December 2026: %s', (month, year, ends) => {
    expect(cardEndsBefore(aSubscription({ ...withCard, card_exp_month: month, card_exp_year: year }))).toBe(ends);
  });
});

describe('the state of a subscription', () => {
  const now = Date.parse('2026-12-01T12:00:00Z');
  const lines = (overrides: Partial<OwnSubscription>, nextCharge: number | undefined = 799_00) =>
    stateLines(aSubscription(overrides), text, { now, nextCharge });

  it.each([
    [
      { subscription_status: 'trialing' },
      ['Pruebas gratis el plan Pro.', 'El primer cobro es de $799.00, el 20 de diciembre de 2026.'],
    ],
    [
      { next_plan_id: 'pro', plan_id: 'elite' },
      [
        'Tu plan Elite está activo.',
        'El 20 de diciembre de 2026 cambia a Pro.',
        'El próximo cobro es de $799.00, el 20 de diciembre de 2026.',
      ],
    ],
    [
      { subscription_status: 'past_due', access_until: '2026-12-05T12:00:00Z' },
      [
        'No pudimos cobrar tu plan Pro.',
        'Conservas el acceso hasta el 5 de diciembre de 2026. Actualiza tu forma de pago antes de ese día.',
      ],
    ],
    [
      { subscription_status: 'canceled', access_until: '2026-12-05T12:00:00Z' },
      ['Cancelaste tu plan Pro.', 'Conservas el acceso hasta el 5 de diciembre de 2026. No se cobrará nada más.'],
    ],
    [
      { subscription_status: 'canceled', access_until: '2026-11-25T12:00:00Z' },
      ['Tu plan Pro terminó.', 'El acceso terminó el 25 de noviembre de 2026. Lo que completaste sigue siendo tuyo.'],
    ],
    [
      { subscription_status: 'canceled', current_period_end: '2026-11-24T12:00:00Z' },
      ['Tu plan Pro terminó.', 'El acceso terminó el 24 de noviembre de 2026. Lo que completaste sigue siendo tuyo.'],
    ],
    [
      {
        ...{ subscription_status: 'canceled', ended_unpaid: true },
        ...{ current_period_end: '2026-11-17T12:00:00Z', canceled_at: '2026-11-24T12:00:00Z' },
      },
      [
        'Tu plan Pro terminó porque no pudimos cobrarlo.',
        'El acceso terminó el 24 de noviembre de 2026. Lo que completaste sigue siendo tuyo.',
        'No debes nada: puedes elegir un plan de nuevo cuando quieras.',
      ],
    ],
    [
      { subscription_status: 'paused' },
      ['Tu plan Pro está en pausa.', 'Mientras esté en pausa no se cobra ni se abre lo que es de pago.'],
    ],
    [
      { subscription_status: 'incomplete' },
      [
        'Tu banco todavía no confirma el pago del plan Pro.',
        'Confírmalo en la página de tarjetas y facturas para abrir tu plan.',
      ],
    ],
    [{ subscription_status: 'expired' }, ['El pago del plan Pro no se terminó.']],
  ] satisfies [Partial<OwnSubscription>, string[]][])('is described in words: %j', (overrides, said) => {
    expect(lines(overrides)).toEqual(said);
  });

  it('names no amount that the provider has not sent', () => {
    const unknown = stateLines(aSubscription(), text, { now, nextCharge: undefined });
    expect(unknown.at(-1)).toBe('El próximo cobro es el 20 de diciembre de 2026.');
  });
});
