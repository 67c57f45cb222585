import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../testing/render-app.tsx';
import { requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { anOffer, aRunningPass, aSubscription, doors, subscribersSite } from '../../area/billing.fixtures.ts';
import type { OwnSubscription } from '../../area/billing.queries.ts';

const offer = async (own: OwnSubscription | null = null, more: Doors = {}, mostAtOxxo = 10_000_00) => {
  const visits = subscribersSite({
    [doors.plans]: () => ({ body: anOffer({ mostAtOxxo }) }),
    [doors.subscription]: () => ({ body: own === null ? [] : [own] }),
    ...more,
  });
  await renderApp('/payment');
  const section = await screen.findByRole('region', { name: '¿Sin tarjeta? Paga por adelantado' });
  return { visits, section, ...within(section) };
};
const away = { status: 404, body: { code: 'pass_failed', message: '' } };

describe('a pass', () => {
  it('is offered with its price and tax, and stays as it was chosen when the provider does not answer', async () => {
    const { visits, section, getByRole, getByText, findByText, queryByText } = await offer(null, {
      [doors.buyPass]: () => away,
    });
    expect(getByText('$2,397.00')).toBeTruthy();
    expect(getByText('Pagas una sola vez. Incluye $330.62 de IVA (16 %).')).toBeTruthy();
    expect(await axeFindings(section)).toEqual([]);
    await userEvent.click(getByRole('radio', { name: '1 mes' }));
    await userEvent.click(getByRole('radio', { name: 'Transferencia SPEI' }));
    expect(getByText('$799.00')).toBeTruthy();
    expect(queryByText(/Tu suscripción sigue/)).toBeNull();
    await userEvent.click(getByRole('button', { name: 'Obtener mi referencia' }));
    expect(await findByText(/No se generó ninguna referencia/)).toBeTruthy();
    expect((await requestTo(visits, doors.buyPass)).body).toEqual({ plan_id: 'pro', months: 1, method: 'spei' });
    expect(getByRole<HTMLInputElement>('radio', { name: '1 mes' }).checked).toBe(true);
  });

  it('above the limit of an OXXO is paid by transfer, and the page shows that', async () => {
    const { getByRole, getByText, queryByRole } = await offer();
    await userEvent.click(getByRole('radio', { name: 'Elite' }));
    await userEvent.click(getByRole('radio', { name: '12 meses' }));
    expect(getByText('$19,188.00')).toBeTruthy();
    expect(getByText(/En OXXO se pueden pagar hasta \$10,000/)).toBeTruthy();
    expect(queryByRole('radio', { name: 'Efectivo en OXXO' })).toBeNull();
    expect(getByRole<HTMLInputElement>('radio', { name: 'Transferencia SPEI' }).checked).toBe(true);
  });

  it('says the limit that holds here', async () => {
    const low = await offer(null, {}, 2_000_00);
    expect(low.getByText(/En OXXO se pueden pagar hasta \$2,000/)).toBeTruthy();
    expect(low.getByRole<HTMLInputElement>('radio', { name: 'Transferencia SPEI' }).checked).toBe(true);
  });

  it('says to a subscriber when it would begin', async () => {
    const { getByText } = await offer(aSubscription());
    expect(getByText(/Tu suscripción sigue: el pase empieza cuando la canceles/)).toBeTruthy();
  });

  it("that runs is the person's plan: no subscription can be begun beside it", async () => {
    await offer(null, { [doors.passes]: () => ({ body: { passes: [aRunningPass()] } }) });
    expect(screen.getByText(/Tu pase Pro dura hasta el 24 de febrero de 2099/)).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Pro' })).getByText('Tu plan')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Probar|Elegir/ })).toBeNull();
  });
});
