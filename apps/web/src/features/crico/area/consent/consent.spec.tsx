import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../testing/render-app.tsx';
import { anOrganization } from '../crico.fixtures.ts';
import { cricoSite, organizationsDoor, refusal } from '../crico-site.ts';

const door = 'POST /rest/v1/rpc/set_progress_consent';
const asking = anOrganization(1, { asks_progress_consent: true });
const id = asking.organization_id;

/** The site of a member whose answer is kept, as the service keeps it. */
const siteOf = (organizations: readonly (typeof asking)[], saved: Promise<void> = Promise.resolve()) => {
  let listed = organizations;
  return cricoSite({
    [organizationsDoor]: () => ({ body: { organizations: listed, deleted: [] } }),
    [door]: async (body) => {
      await saved;
      const said = body as { organization_id: string; consents_to: number | null };
      const answered = { asks_progress_consent: false, shares_progress: said.consents_to !== null };
      listed = listed.map((one) => (one.organization_id === said.organization_id ? { ...one, ...answered } : one));
      return { body: { shares_progress: said.consents_to !== null } };
    },
  });
};
const question = async () => within(await screen.findByRole('region', { name: /^¿Puede Taller 1 ver cómo vas/ }));
const said = (visits: ReturnType<typeof cricoSite>) =>
  visits.filter((one) => one.door === door).map(({ body }) => body);

describe('the consent to show one’s learning to an organization', () => {
  it('is requested with exactly the visible and the invisible data, and has no accessibility problem', async () => {
    siteOf([asking]);
    const { container } = await renderApp('/crico');
    const region = await question();
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Qué módulos empezaste y qué porcentaje de cada uno llevas',
      'Tu porcentaje de todo el programa',
      'El último día en que estudiaste',
    ]);
    expect(region.getByText('Nunca ven tus respuestas, notas, racha ni habilidades.')).toBeTruthy();
    expect(region.getByRole('link', { name: 'Ajustes de la cuenta' })).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it.each([
    ['Sí, compartir', 1],
    ['No, gracias', null],
  ])('takes "%s" once, and does not ask again', async (name, to) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const visits = siteOf([asking], promise);
    await renderApp('/crico');
    await userEvent.dblClick((await question()).getByRole('button', { name }));
    await act(async () => resolve());
    await waitFor(() => expect(screen.queryByRole('region', { name: /ver cómo vas/ })).toBeNull());
    expect(said(visits)).toEqual([{ organization_id: id, consents_to: to }]);
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  it('stays open if it could not be saved, and shows why', async () => {
    cricoSite({ [door]: () => refusal(503, 'unavailable') }, { organizations: [asking] });
    await renderApp('/crico');
    await userEvent.click((await question()).getByRole('button', { name: 'No, gracias' }));
    expect(await screen.findByText(/El servidor no responde/)).toBeTruthy();
    expect((await question()).getByRole('button', { name: 'Sí, compartir' })).toBeTruthy();
  });

  it('is withdrawn in the settings, for each organization separately', async () => {
    const other = anOrganization(2, { shares_progress: true });
    const visits = siteOf([anOrganization(1, { shares_progress: true }), other]);
    await renderApp('/crico/settings');
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Taller 1 puede ver/ });
    expect(box.checked).toBe(true);
    await userEvent.click(box);
    await waitFor(() => expect(box.checked).toBe(false));
    expect(said(visits)).toEqual([{ organization_id: id, consents_to: null }]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Taller 2 puede ver/ }).checked).toBe(true);
  });
});
