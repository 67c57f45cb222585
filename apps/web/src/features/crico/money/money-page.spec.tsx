import { expect, it, jest } from '@jest/globals';
import type { AccountRole } from '@nivel/contracts/projects/memberships';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publish } from '../../../shell/live/live-subscriptions.ts';
import { requestTo } from '../../../testing/fake-site.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { cricoSite, permissionsDoor } from '../area/crico-site.ts';
import { permissionsOf } from '../area/crico.fixtures.ts';
import { equityDoor } from './equity/equity.fixtures.ts';
import { aLead, bookDoors, totalsDoor } from './leads/leads.fixtures.ts';

it.each(['admin', 'manager'] as const)('shows the book to a %s', async (role) => {
  cricoSite(bookDoors([aLead()]), { role });
  await renderApp('/crico/money');
  expect(await screen.findByRole('heading', { level: 1, name: 'Finanzas' })).toBeTruthy();
  expect(await screen.findByRole('row', { name: /Cerro Azul/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Finanzas' }).getAttribute('aria-current')).toBe('page');
});

it('shows everybody else their own earnings, and asks for nothing of the book', async () => {
  const visits = cricoSite({ [equityDoor]: () => ({ body: { data: [], total_count: 0 } }) }, { role: 'user' });
  const { container } = await renderApp('/crico/money');
  expect(await screen.findByRole('heading', { level: 1, name: 'Mis ganancias' })).toBeTruthy();
  expect(await screen.findByText('Todavía no tienes participación en ningún proyecto')).toBeTruthy();
  expect(visits.filter(({ door }) => door.includes('money_lead'))).toEqual([]);
  expect(await axeFindings(container)).toEqual([]);
});

it('takes the book off the screen of who loses the role', async () => {
  let role: AccountRole = 'manager';
  cricoSite(bookDoors([aLead()], { [permissionsDoor]: () => ({ body: permissionsOf(role) }) }), { role });
  await renderApp('/crico/money');
  await screen.findByRole('row', { name: /Cerro Azul/ });
  role = 'user';
  const { user_id: userId } = permissionsOf('user');
  act(() => publish({ seq: 1, type: 'finance.book-access.changed', data: { userId }, traceId: '' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mis ganancias' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Cerro Azul')).toBeNull());
  expect(await screen.findByText('Todavía no tienes participación en ningún proyecto')).toBeTruthy();
});

it('shows that there is no network, and keeps the last data', async () => {
  cricoSite(bookDoors([aLead()]), { role: 'manager' });
  await renderApp('/crico/money');
  await screen.findByRole('row', { name: /Cerro Azul/ });
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText('Sin conexión: se muestra lo último que se leyó.')).toBeTruthy();
  expect(screen.getByRole('row', { name: /Cerro Azul/ })).toBeTruthy();
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByText(/Sin conexión/)).toBeNull();
});

it('lets an administrator set the weight of a stage', async () => {
  const weights = { new: 10, contacted: 20, qualified: 40, proposal: 60, negotiation: 80 };
  const open = [{ currency: 'USD', count: 1, expected_value: 100, weighted_value: 10 }];
  const weightsDoor = 'POST /rest/v1/rpc/set_money_stage_weights';
  const doors = {
    [totalsDoor]: () => ({ body: { stages: [], open, weights } }),
    [weightsDoor]: () => ({ body: { success: true, weights: { ...weights, new: 15 } } }),
  };
  const visits = cricoSite(bookDoors([aLead()], doors), { role: 'admin' });
  await renderApp('/crico/money');
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar porcentajes por etapa' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ponderado por etapa' }));
  const field = dialog.getByRole('spinbutton', { name: 'Porcentaje de Nuevo' });
  await userEvent.clear(field);
  await userEvent.type(field, '101');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(dialog.getByText('Escribe un número entero de 0 a 100.')).toBeTruthy();
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, '15');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect((await requestTo(visits, weightsDoor)).body).toEqual({ weights_param: { ...weights, new: 15 } });
  expect((await screen.findAllByText('Porcentajes guardados')).length).toBeGreaterThan(0);
});
