import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app.tsx';
import { anOffer, aPass, aRunningPass, doors, subscribersSite } from '../area/billing.fixtures.ts';

describe('passes in the settings', () => {
  it('are listed with their state, and the reference of an open payment', async () => {
    const passes = [
      aPass(),
      aPass({ id: '2', method: 'spei', pay_by: null, months: 1 }),
      aRunningPass({ id: '3', months: 12 }),
      aRunningPass({ id: '4', begins_at: null, ends_at: null }),
      aPass({ id: '5', state: 'expired', voucher_url: null }),
      aRunningPass({ id: '6', state: 'refunded', refunded_at: '2026-11-25T18:00:00.000Z' }),
    ];
    subscribersSite({
      [doors.plans]: () => ({ body: anOffer() }),
      [doors.subscription]: () => ({ body: [] }),
      [doors.passes]: () => ({ body: { passes } }),
    });
    await renderApp('/dashboard/ajustes');
    const region = await screen.findByRole('region', { name: 'Suscripción' });
    const { findByText, getAllByRole, getByRole } = within(region);
    expect(await findByText('Estudias con tu pase Pro hasta el 24 de febrero de 2099.')).toBeTruthy();
    expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Pase Pro, 3 mesesEspera tu pago en OXXO, hasta el'),
      expect.stringContaining('Pase Pro, 1 mesEspera tu transferencia.'),
      expect.stringContaining('Pase Pro, 12 mesesDel 24 de noviembre de 2026 al 24 de febrero de 2099.'),
      expect.stringContaining('Está pagado: empieza cuando termine tu suscripción.'),
      expect.stringContaining('Te devolvimos el pago el 25 de noviembre de 2026, y el pase terminó ese día.'),
    ]);
    expect(await findByText(/Si eliminas tu cuenta, tus pases terminan/)).toBeTruthy();
    const reference = getByRole('link', { name: 'Ver la referencia: Pase Pro, 3 meses' });
    expect(reference.getAttribute('href')).toBe('https://pay.example/vouchers/1');
    expect(await axeFindings(region)).toEqual([]);
  });
});
