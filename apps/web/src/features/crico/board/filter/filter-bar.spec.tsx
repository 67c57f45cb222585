import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../testing/render-app.tsx';
import { cricoSite } from '../../area/crico-site.ts';
import { aCard, aField, aList, aPage, fieldId, listId } from '../../area/project/board.fixtures.ts';
import { door, live, openBoard, project, titlesIn } from '../board-site.ts';

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Filtrar tarjetas' });
const parts = () => within(screen.getByRole('list', { name: 'Condiciones' })).getAllByRole('listitem');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const filterIn = (href: string) => new URL(href, 'http://localhost').searchParams.get('filter');

/** The fields that the project of the link has added to its cards. */
const fields = [aField(1, { name: 'Cliente' }), aField(2, { name: 'Precio neto', kind: 'money', currency: 'MXN' })];

/** A board that is opened by its link. */
const openedBy = async (search: Record<string, string>) => {
  const cards = [
    aCard(1, { fields: { [fieldId(1)]: 'Ñandú', [fieldId(2)]: 1_250 } }),
    aCard(2, { list_id: listId(2), priority: 'high' }),
  ];
  cricoSite({
    [door('read_board')]: () => ({ body: aPage([aList(1), aList(2), aList(3)], cards, { fields }) }),
    [door('list_project_changes')]: () => ({ body: { deltas: [], sequence: 7 } }),
  });
  const given = new URLSearchParams({ project, ...search });
  const app = await renderApp(`/crico/dashboard?${given.toString()}`);
  await screen.findByRole('heading', { level: 1, name: 'Proyecto 1' });
  return app;
};

describe('the filter of a project', () => {
  it('is written with suggestions, by keys alone, counts its results, and axe finds nothing', async () => {
    const { container, location } = await openBoard();
    await userEvent.keyboard('ff');
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('blo');
    const offered = within(screen.getByRole('listbox', { name: 'Sugerencias' })).getAllByRole('option');
    expect(offered.map((one) => one.textContent)).toEqual(['blocked:Bloqueada']);
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{Enter}yes{Enter}');
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual([]));
    await waitFor(() => expect(titlesIn('En curso')).toEqual(['Tarea 3']));
    expect(await screen.findByText('1 de 3 tarjetas')).toBeTruthy();
    await waitFor(() => expect(filterIn(location().href)).toBe('blocked:yes'));
    await press('Quitar Bloqueada: sí');
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']));
    expect(field().value).toBe('');
  });

  it('reports the fault and its place, and keeps the last result until it is fixed', async () => {
    await openBoard();
    await userEvent.type(field(), 'status:later');
    await userEvent.keyboard('{Escape}');
    const said = /«later» no es un valor de este campo\. Lugar 8\. Puede ser: todo, in-progress, review, done\./;
    expect(await screen.findByText(said)).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']);
  });

  it('has quick ones, and conditions that are taken away one by one', async () => {
    await openBoard();
    await press('Bloqueadas');
    await waitFor(() => expect(titlesIn('En curso')).toEqual(['Tarea 3']));
    await press('Mis tarjetas');
    await waitFor(() => expect(field().value).toBe('blocked:yes assignee:me'));
    expect(await screen.findByText('Ninguna tarjeta coincide')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mis tarjetas' }).getAttribute('aria-pressed')).toBe('true');
    expect(parts()).toHaveLength(3);
    await press('Ver todas');
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']));
  });

  it('is opened by its link, with the names of things, in the table too', async () => {
    await openedBy({ filter: `list:${listId(2)} priority>=high`, view: 'table' });
    const grid = await screen.findByRole('grid');
    expect(within(grid).getByText('Tarea 2')).toBeTruthy();
    expect(within(grid).queryByText('Tarea 1')).toBeNull();
    expect(field().value).toBe('list:"En curso" priority>=high');
  });

  it("shows each condition in the reader's language, and as written on hover", async () => {
    const asked = [
      `list:${listId(2)},${listId(3)}`,
      'priority>=high',
      'due<7d',
      'due:week',
      'start>2026-12-01',
      '-assignee:me',
      '(at-risk:no or label:none status:review)',
      'taza',
      'progress>50',
    ];
    await openedBy({ filter: asked.join(' ') });
    const said = parts().map((part) => part.textContent);
    expect(said.slice(0, -1)).toEqual([
      'Lista: En curso o Hecho',
      'Prioridad al menos: Alta',
      'Fecha límite antes de: dentro de 7 días',
      'Fecha límite: esta semana',
      'Inicio después de: 1 dic 2026',
      'No (Responsable: yo)',
      'En riesgo: no o (Etiqueta: nada y Estado: En revisión)',
      'Título contiene: taza',
      'Avance más que: 50',
    ]);
    expect(screen.getByTitle('priority>=high')).toBeTruthy();
  });

  it('reports deleted things that it refers to, is shown without them, and repairs itself', async () => {
    const { location } = await openedBy({ filter: `label:${listId(9)} priority:high` });
    expect(await screen.findByText(/El filtro pide algo que ya no está/)).toBeTruthy();
    expect(titlesIn('Por hacer')).toEqual([]);
    expect(titlesIn('En curso')).toEqual(['Tarea 2']);
    await press('Quitarlo del filtro');
    await waitFor(() => expect(filterIn(location().href)).toBe('priority:high'));
    expect(screen.queryByText(/algo que ya no está/)).toBeNull();
  });

  it('asks for fields of the project by their names, and keeps them by their ids', async () => {
    const { location } = await openedBy({});
    await userEvent.type(field(), 'precio');
    const offered = within(screen.getByRole('listbox', { name: 'Sugerencias' })).getAllByRole('option');
    expect(offered.map((one) => one.textContent)).toEqual(['"Precio neto":Campo del proyecto']);
    await userEvent.clear(field());
    await userEvent.type(field(), '"precio neto">=12.5 cliente:nandu{Enter}');
    await waitFor(() => expect(titlesIn('En curso')).toEqual([]));
    expect(titlesIn('Por hacer')).toEqual(['Tarea 1']);
    await waitFor(() => expect(filterIn(location().href)).toBe(`${fieldId(2)}>=12.5 ${fieldId(1)}:nandu`));
  });

  it('is shown without a deleted field, reports that, and uses it again when it comes back', async () => {
    const asked = `${fieldId(1)}:nandu priority:medium`;
    const { location } = await openedBy({ filter: asked });
    await waitFor(() => expect(titlesIn('En curso')).toEqual([]));
    expect(field().value).toBe('Cliente:nandu priority:medium');
    const { id, ...set } = aField(1, { name: 'Comprador' });
    live(8, [{ of: 'field', id, set: null }]);
    expect(await screen.findByText(/usa un campo que ya no está en el proyecto/)).toBeTruthy();
    expect(titlesIn('Por hacer')).toEqual(['Tarea 1']);
    expect(filterIn(location().href)).toBe(asked);
    live(9, [{ of: 'field', id, set }]);
    await waitFor(() => expect(screen.queryByText(/usa un campo que ya no está/)).toBeNull());
    expect(screen.getByRole('button', { name: 'Quitar Comprador contiene: nandu' })).toBeTruthy();
  });
});
