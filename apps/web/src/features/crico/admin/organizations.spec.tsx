import { expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Doors } from '../../../testing/fake-site.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { anOrganization } from '../area/crico.fixtures.ts';
import { cricoSite, invitesDoor, refusal } from '../area/crico-site.ts';

const list = 'POST /rest/v1/rpc/list_organizations';
const seats = 'POST /rest/v1/rpc/set_organization_seats';
const listed = (number: number, values: object = {}) => {
  const { organization_id, organization_name: name, organization_slug: slug } = anOrganization(number);
  return { organization_id, name, slug, owners: ['Lupita'], members: 3, seats: null, is_deleted: false, ...values };
};
const pageOf = (organizations: readonly object[], next: string | null = null) => ({ body: { organizations, next } });
const open = async (doors: Doors) => {
  const visits = cricoSite(
    {
      'POST /rest/v1/rpc/search_people': () => ({ body: { people: [], next: null } }),
      [invitesDoor]: () => ({ body: [] }),
      'POST /rest/v1/rpc/list_administrative_acts': () => ({ body: { acts: [], names: {}, removed: [] } }),
      ...doors,
    },
    { role: 'admin' },
  );
  const { container } = await renderApp('/crico/admin');
  const panel = within(await screen.findByRole('region', { name: 'Organizaciones' }));
  return {
    container,
    panel,
    asked: (door: string) => visits.filter((one) => one.door === door).map(({ body }) => body),
  };
};

it('the Admin Panel lists all organizations with their seats, page by page', async () => {
  const { container, panel } = await open({
    [list]: (body) =>
      (body as { after?: string }).after === 'taller 2'
        ? pageOf([listed(3, { is_deleted: true, owners: [] })])
        : pageOf([listed(1), listed(2, { seats: 3 })], 'taller 2'),
  });
  const rows = async () => (await panel.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(await rows()).toEqual([
    'Taller 1taller-1 · de Lupita3 lugares ocupados, sin límiteLugares',
    'Taller 2taller-2 · de Lupita3 de 3 lugares · llenoLugares',
  ]);
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.click(panel.getByRole('button', { name: 'Mostrar más' }));
  await waitFor(async () => expect((await rows())[2]).toContain('sin propietario · en la papelera'));
});

it('a limit of seats is set from there, and a refused one is reported', async () => {
  let limit: number | null = null;
  const answers = [refusal(503, 'unavailable')];
  const { panel, asked } = await open({
    [list]: () => pageOf([listed(1, { seats: limit })]),
    [seats]: () => answers.shift() ?? { body: { seats: (limit = 5), taken: 3 } },
  });
  await userEvent.click(await panel.findByRole('button', { name: 'Lugares de Taller 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lugares de Taller 1' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Límite de lugares' }), '5');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/El servidor no responde/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Límite guardado')).toBeTruthy();
  expect(await panel.findByText('3 de 5 lugares')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked(seats)).toContainEqual({ organization_id: listed(1).organization_id, seats: 5 });
});

it('organizations are searched, and an empty result is shown', async () => {
  const { panel, asked } = await open({
    [list]: (body) => pageOf((body as { search: string }).search === '' ? [listed(1)] : []),
  });
  await userEvent.type(await panel.findByRole('searchbox', { name: 'Buscar organizaciones...' }), 'zzz');
  expect(await panel.findByText('Ninguna organización se llama como «zzz».')).toBeTruthy();
  expect(asked(list)).toContainEqual({ search: 'zzz' });
});

it('shows when they cannot be loaded', async () => {
  const { panel } = await open({ [list]: () => refusal(403, 'forbidden') });
  expect(await panel.findByText('No se pudieron cargar las organizaciones')).toBeTruthy();
});
