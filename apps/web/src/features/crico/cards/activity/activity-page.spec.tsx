import { expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { v7 } from 'uuid';
import { renderApp } from '../../../../testing/render-app.tsx';
import { cricoSite, refusal } from '../../area/crico-site.ts';
import type { ActivityPageOf } from './all-activity.queries.ts';

const door = 'POST /rest/v1/rpc/list_all_activity';
const [beto, ana, project, list, field, label] = Array.from({ length: 6 }, () => v7()) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const place: ActivityPageOf['projects'][number] = {
  ...{ id: project, organization_id: null, name: 'Abrigos', key: 'AB', color: '#3b82f6' },
  lists: [{ id: list, name: 'Costura' }],
  labels: [{ id: label, name: 'Urgente' }],
  fields: [{ id: field, name: 'Tela', kind: 'text', currency: null, choices: [], position: 'a0' }],
  cards: [],
};
const entry = (sequence: number, title: string, values: object = {}): ActivityPageOf['entries'][number] => ({
  ...{ sequence, at: '2026-11-01T10:00:00.000Z', by: beto, kind: 'update-cards', event: 'changed' as const, cards: 1 },
  ...{ fields: [], project_id: project, card: { id: v7(), number: sequence, title } },
  ...values,
});
const page = (values: Partial<ActivityPageOf>): { body: ActivityPageOf } => ({
  body: {
    entries: [],
    projects: [place],
    people: [
      { user_id: beto, full_name: 'Beto Ruiz', is_active: true },
      { user_id: ana, full_name: 'Ana Sol', is_active: true },
    ],
    next: null,
    ...values,
  },
});
const open = async (path: string, answer: (body: { by: string | null; before?: object }) => { body: unknown }) => {
  const visits = cricoSite({ [door]: (body) => answer(body as { by: string | null }) });
  const app = await renderApp(path);
  return { ...app, asked: () => visits.filter((one) => one.door === door).map(({ body }) => body) };
};

it('shows who did what in all projects, with names for values and a link to the card, page by page', async () => {
  const next = { at: '2026-11-01T10:00:00.000Z', project_id: project, sequence: 7 };
  const fields = [
    { field: 'list_id', old: null, new: list },
    { field: 'assignee', old: null, new: ana },
    { field: 'labels', old: [], new: [label] },
    { field: 'fields', old: {}, new: { [field]: 'Lino' } },
  ];
  const { container, location } = await open('/crico/activity', ({ before }) =>
    before
      ? page({ entries: [entry(6, 'Más vieja')] })
      : page({ entries: [entry(7, 'Bolsas', { fields, cards: 3 })], next }),
  );
  const told = within(await screen.findByRole('list', { name: 'Actividad' }));
  const text = (await told.findByRole('listitem')).textContent;
  for (const part of [
    'Beto Ruiz',
    'AB-7 Bolsas',
    'Abrigos',
    'una de 3 tarjetas',
    'Costura',
    'Ana Sol',
    'Urgente',
    'Tela',
    'Lino',
  ])
    expect(text).toContain(part);
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Ver anteriores' }));
  expect(await told.findByText('AB-6 Más vieja')).toBeTruthy();
  await userEvent.click(told.getByRole('link', { name: 'AB-7 Bolsas' }));
  await waitFor(() => expect(location().href).toContain(`project=${project}`));
  expect(location().href).toContain('card=AB-7');
});

it('is that of a person by an address, and filtered by the choices', async () => {
  const { asked, location } = await open(`/crico/activity?by=${beto}`, ({ by }) =>
    page({ entries: [entry(1, by === ana ? 'De Ana' : 'De Beto')] }),
  );
  expect(await screen.findByText('AB-1 De Beto')).toBeTruthy();
  expect(asked()).toContainEqual({ by: beto, kind: null });
  await userEvent.click(screen.getByRole('combobox', { name: /^Quién/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Ana Sol' }));
  expect(await screen.findByText('AB-1 De Ana')).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: /^Qué/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Movidas' }));
  await waitFor(() => expect(asked()).toContainEqual({ by: ana, kind: 'moved' }));
  expect(location().href).toContain(`by=${ana}&kind=moved`);
});

it('shows when there is none', async () => {
  await open('/crico/activity', () => page({}));
  expect(await screen.findByText('No hay actividad así.')).toBeTruthy();
});

it('shows when it cannot be read', async () => {
  cricoSite({ [door]: () => refusal(403, 'forbidden') });
  await renderApp('/crico/activity');
  expect(await screen.findByText('No se pudo cargar la actividad')).toBeTruthy();
});
