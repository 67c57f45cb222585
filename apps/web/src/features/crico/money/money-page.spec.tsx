import { expect, it } from '@jest/globals';
import type { AccountRole } from '@nivel/contracts/projects/memberships';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor } from '@testing-library/react';
import { publish } from '../../../shell/live/live-subscriptions.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { cricoSite, permissionsDoor } from '../area/crico-site.ts';
import { permissionsOf } from '../area/crico.fixtures.ts';
import { equityDoor } from './equity/equity.fixtures.ts';
import { aLead, bookDoors } from './leads/leads.fixtures.ts';

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
});
