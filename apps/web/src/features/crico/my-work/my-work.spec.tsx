import { expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { v7 } from 'uuid';
import { renderApp } from '../../../testing/render-app.tsx';
import { addDays } from '@nivel/ui/calendar';
import { cricoSite, refusal } from '../area/crico-site.ts';
import { dayOf } from '../../../shell/days/days.ts';
import type { MyWork, WorkCard } from './my-work.queries.ts';
import { byDue } from './work-groups.ts';
import { requestTo } from '../../../testing/fake-site.ts';

const door = 'POST /rest/v1/rpc/list_my_work';
const finishDoor = 'POST /rest/v1/rpc/set_card_status';
const undoDoor = 'POST /rest/v1/rpc/undo_command';
const today = dayOf(new Date());

const aCard = (title: string, values: Partial<WorkCard> = {}): WorkCard => ({
  id: v7(),
  number: 12,
  title,
  priority: 'medium',
  due_on: null,
  blocked_reason: null,
  status: 'todo',
  list_name: 'Por hacer',
  project: { id: v7(), organization_id: null, name: 'Sitio nuevo', color: '#3b82f6', key: 'SITE', may_change: true },
  ...values,
});
const work = (values: Partial<MyWork> = {}): { body: MyWork } => ({
  body: { mine: [], waiting: [], is_whole: true, ...values },
});

it('shows open cards by due date, and who waits', async () => {
  const mine = [
    aCard('Tarde', { due_on: addDays(today, -1), priority: 'critical' }),
    aCard('Hoy mismo', { due_on: today }),
    aCard('En seis días', { due_on: addDays(today, 6) }),
    aCard('En siete días', { due_on: addDays(today, 7), blocked_reason: 'Falta el permiso' }),
    aCard('Cuando sea', { project: { ...aCard('').project, may_change: false } }),
  ];
  const waiting = [{ ...aCard('Techo'), assignee_name: 'Eva Luna', waits_for: ['SITE-3'] }];
  cricoSite({ [door]: () => work({ mine, waiting, is_whole: false }) });
  const { container } = await renderApp('/crico/my-work');
  const of = async (name: string) => within(await screen.findByRole('region', { name: new RegExp(name) }));
  expect((await of('Vencidas')).getByText('Crítica')).toBeTruthy();
  expect((await of('Hoy')).getByRole('link', { name: 'Hoy mismo' })).toBeTruthy();
  expect((await of('Próximos 6 días')).getByRole('link', { name: 'En seis días' })).toBeTruthy();
  expect((await of('Más adelante')).getByText('Bloqueada: Falta el permiso')).toBeTruthy();
  const undated = await of('Sin fecha');
  expect(undated.getByRole('link', { name: 'Cuando sea' }).getAttribute('href')).toContain('card=SITE-12');
  expect(undated.queryByRole('button')).toBeNull();
  expect((await of('Esperan por ti')).getByText('La de Eva Luna espera por SITE-3')).toBeTruthy();
  expect(screen.getByText(/Se muestran las 500 más próximas/)).toBeTruthy();
  expect(await axeFindings(container)).toEqual([]);
});

it('finishes a card at once, and takes that back', async () => {
  const card = aCard('Portada');
  let mine = [card];
  const visits = cricoSite({
    [door]: () => work({ mine }),
    [finishDoor]: () => {
      mine = [];
      return { body: { sequence: 9 } };
    },
    [undoDoor]: () => {
      mine = [card];
      return { body: {} };
    },
  });
  await renderApp('/crico/my-work');
  await userEvent.click(await screen.findByRole('button', { name: 'Terminar SITE-12 Portada' }));
  expect(await screen.findByText('No tienes nada pendiente')).toBeTruthy();
  expect((await requestTo(visits, finishDoor)).body).toMatchObject({
    project_id: card.project.id,
    card_ids: [card.id],
    status: 'done',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByRole('link', { name: 'Portada' })).toBeTruthy();
  expect((await requestTo(visits, undoDoor)).body).toMatchObject({ project_id: card.project.id, seen: 9 });
});

it('puts back what could not be finished, with the reason', async () => {
  cricoSite({ [door]: () => work({ mine: [aCard('Portada')] }), [finishDoor]: () => refusal(409, 'list_full') });
  await renderApp('/crico/my-work');
  await userEvent.click(await screen.findByRole('button', { name: 'Terminar SITE-12 Portada' }));
  expect((await screen.findAllByText('Límite de la lista alcanzado')).length).toBeGreaterThan(0);
  expect(await screen.findByRole('link', { name: 'Portada' })).toBeTruthy();
});

it('shows that it could not be loaded, and loads it on request', async () => {
  let isDown = true;
  cricoSite({ [door]: () => (isDown ? refusal(503, 'unavailable') : work()) });
  await renderApp('/crico/my-work');
  const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
  expect(screen.getByText('No pudimos cargar tu trabajo')).toBeTruthy();
  isDown = false;
  await userEvent.click(again);
  await waitFor(() => expect(screen.getByText('No tienes nada pendiente')).toBeTruthy());
});

it('a week of work is today and the six days after it, in every month', () => {
  const cards = ['2028-02-28', '2028-02-29', '2028-03-06', '2028-03-07', null].map((due_on) => ({ due_on }));
  expect(
    byDue(cards, '2028-02-29').map(({ group, cards: those }) => [group, those.map(({ due_on }) => due_on)]),
  ).toEqual([
    ['overdue', ['2028-02-28']],
    ['today', ['2028-02-29']],
    ['week', ['2028-03-06']],
    ['later', ['2028-03-07']],
    ['undated', [null]],
  ]);
});
