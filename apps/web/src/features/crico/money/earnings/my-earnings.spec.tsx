import { expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publish } from '../../../../shell/live/live-subscriptions.ts';
import { requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { permissionsOf } from '../../area/crico.fixtures.ts';
import { cricoSite, refusal } from '../../area/crico-site.ts';
import { anEquity, equityDoor, statementDoor } from '../equity/equity.fixtures.ts';
import type { Equity } from '../equity/equity.queries.ts';

const { user_id: me } = permissionsOf('user');
const historyDoor = 'POST /rest/v1/rpc/get_money_equity_history';

const open = async (all: readonly Equity[], doors: Doors = {}) => {
  const visits = cricoSite({ [equityDoor]: () => ({ body: { data: all, total_count: all.length } }), ...doors });
  const app = await renderApp('/crico/money');
  return { visits, ...app };
};

it('shows one’s own shares, and asks for nothing else', async () => {
  const { visits, container } = await open([
    anEquity(),
    anEquity({ project_name: 'Portal', estimates: [], vesting: null }),
  ]);
  const site = within(await screen.findByRole('region', { name: 'Sitio' }));
  expect(site.getByTitle(/1,234\.50/)).toBeTruthy();
  expect(site.getByText(/No es una promesa de pago\.$/, { selector: 'p.text-sm' })).toBeTruthy();
  expect(site.queryByText('Persona')).toBeNull();
  const portal = within(screen.getByRole('region', { name: 'Portal' }));
  expect(portal.getByText('Sin estimación')).toBeTruthy();
  expect(portal.queryByRole('slider')).toBeNull();
  expect((await requestTo(visits, equityDoor)).body).toMatchObject({ employee_id_filter: me });
  expect(visits.filter(({ door }) => door.includes('money') && door !== equityDoor)).toEqual([]);
  await site.findByText('Curva de consolidación');
  expect(await axeFindings(container)).toEqual([]);
});

it('calculates another year on the screen, and calls it an estimate', async () => {
  const { visits } = await open([anEquity()]);
  const slider = await screen.findByRole('slider', { name: /Pagos del proyecto/ });
  const before = visits.length;
  fireEvent.change(slider, { target: { value: '200' } });
  expect(await screen.findByText(/Estimación: .*2,469\.00/)).toBeTruthy();
  expect(screen.getByText(/Solo es un cálculo en tu pantalla/)).toBeTruthy();
  expect(visits).toHaveLength(before);
});

it('shows the history with its reasons when it is opened', async () => {
  const one = anEquity({ status: 'cancelled', ended_at: '2026-11-25', end_reason: 'Dejó el equipo', estimates: [] });
  const entry = {
    id: one.id,
    acted_at: '2026-11-25T12:00:00.000Z',
    actor_name: null,
    act: 'cancelled',
    before: null,
    after: null,
    reason: 'Dejó el equipo',
  };
  const { visits } = await open([one], { [historyDoor]: () => ({ body: { entries: [entry] } }) });
  await userEvent.click(await screen.findByText('Historial'));
  expect(await screen.findByText('Motivo: Dejó el equipo')).toBeTruthy();
  expect((await requestTo(visits, historyDoor)).body).toEqual({ assignment_id_param: one.id });
});

it('fetches the statement as PDF, or shows why not', async () => {
  const made: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    made.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  let isGone = false;
  const one = anEquity();
  const { visits } = await open([one], {
    [statementDoor]: () =>
      isGone ? refusal(404, 'equity_not_found') : { body: { file_name: 'equity.pdf', pdf_base64: btoa('%PDF-') } },
  });
  const button = await screen.findByRole('button', { name: 'Descargar estado de cuenta' });
  await userEvent.click(button);
  await waitFor(() => expect(made).toEqual(['equity.pdf']));
  expect((await requestTo(visits, statementDoor)).body).toEqual({ assignment_id_param: one.id, locale_param: 'es-MX' });
  isGone = true;
  await userEvent.click(button);
  expect(await screen.findByText('Esta participación ya no existe.')).toBeTruthy();
});

it('follows changes of administrators, and shows when it cannot be loaded', async () => {
  let isDown = true;
  let shown: readonly Equity[] = [];
  await open([], {
    [equityDoor]: () => (isDown ? refusal(403, 'forbidden') : { body: { data: shown, total_count: shown.length } }),
  });
  expect(await screen.findByText('No se pudieron cargar las participaciones')).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByText('Todavía no tienes participación en ningún proyecto')).toBeTruthy();
  shown = [anEquity()];
  const data = { userId: me, assignmentId: shown[0]?.id };
  act(() => publish({ seq: 1, type: 'finance.own-equity.changed', data, traceId: '' }));
  expect(await screen.findByRole('region', { name: 'Sitio' })).toBeTruthy();
});
