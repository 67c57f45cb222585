import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, within } from '@testing-library/react';
import { fakeSite } from '../../../testing/fake-site.ts';
import { renderApp } from '../../../testing/render-app.tsx';

describe('the plans for people without an account', () => {
  it('say price, tax, trial, badge and contents without asking the server, and lead on to each', async () => {
    const visits = fakeSite({});
    const { container } = await renderApp('/planes');
    expect(await screen.findByRole('heading', { level: 1, name: 'Planes y precios' })).toBeTruthy();
    const pro = within(screen.getByRole('region', { name: 'Pro' }));
    for (const said of ['$799', 'IVA incluido: $110.21', '14 días de prueba gratis', 'Más Popular'])
      expect(pro.getByText(said)).toBeTruthy();
    const elite = within(screen.getByRole('region', { name: 'Elite' }));
    for (const said of ['$1,599', '30 días de prueba gratis', 'Premium']) expect(elite.getByText(said)).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Gratis' })).queryByText(/prueba gratis/)).toBeNull();
    const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(leadsTo('Probar 14 días gratis')).toBe('/payment?plan=pro');
    expect(leadsTo('Empezar gratis')).toBe('/register');
    expect(screen.getByRole('table')).toBeTruthy();
    expect(visits).toEqual([]);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('are found from the foot of every public page', async () => {
    fakeSite({});
    await renderApp('/professional-home');
    expect((await screen.findByRole('link', { name: 'Planes' })).getAttribute('href')).toBe('/planes');
  });
});
