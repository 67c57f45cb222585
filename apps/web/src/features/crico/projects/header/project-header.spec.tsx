import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { publish } from '../../../../shell/live/live-subscriptions.ts';
import { changeLocale } from '../../../../shell/language/locale.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { anOrganization, aProject, dashboardOf } from '../../area/crico.fixtures.ts';
import { cricoSite, dashboardDoor } from '../../area/crico-site.ts';
import { aCard, aDelta, aList, aPage, listId } from '../../area/project/board.fixtures.ts';

const place = anOrganization(1, { organization_name: 'Taller Sur' });
const { id } = aProject(1);
const lists = [aList(1), aList(2, { status: 'in-progress' }), aList(3)];
const done = (number: number): CardRow => aCard(number, { list_id: listId(3) });

const open = async (cards: readonly CardRow[], role: ProjectRole = 'member') => {
  cricoSite(
    {
      'POST /rest/v1/rpc/read_board': () => ({ body: aPage(lists, cards, { role }) }),
      'POST /rest/v1/rpc/list_project_changes': () => ({ body: { deltas: [], sequence: 7 } }),
      [dashboardDoor]: () => ({ body: dashboardOf([aProject(1, { organization_id: place.organization_id })]) }),
    },
    { organizations: [place] },
  );
  const app = await renderApp(`/crico/dashboard?project=${id}`);
  const header = (await screen.findByRole('heading', { level: 1, name: 'Proyecto 1' })).closest('header');
  if (!header) throw new Error('there is no header');
  return { ...app, header: within(header) };
};
const becomes = (sequence: number, number: number, list: number) =>
  act(() => {
    const delta = aDelta(sequence, [{ of: 'card', id: aCard(number).id, set: { list_id: listId(list) } }]);
    publish({
      ...{ seq: sequence, type: 'projects.project.changed', room: `project:${id}`, traceId: '' },
      data: { projectId: id, delta },
    });
  });

const figures = () => {
  const strip = screen.queryByRole('group', { name: 'Cifras' });
  return strip
    ? within(strip)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    : [];
};

describe('the header of a project', () => {
  it("shows its place, its state, one's role in it, and counts the cards on the board", async () => {
    const { header, container } = await open([
      aCard(1, { due_on: '2026-01-01' }),
      aCard(2, { list_id: listId(2) }),
      done(3),
    ]);
    for (const words of ['Taller Sur', 'Activo', 'Miembro', '33% completo'])
      expect(header.getByText(words)).toBeTruthy();
    expect(figures()).toEqual(['Tarjetas en total3', 'En curso1', 'Terminadas1', 'Vencidas1']);
    expect(header.queryByRole('button', { name: 'Administrar listas' })).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('uses the documented words in English', async () => {
    const { header } = await open([done(1), aCard(2)], 'lead');
    await act(async () => changeLocale('en'));
    for (const words of ['Active', 'Lead', '50% complete', 'Total Milestones', 'In Progress', 'Completed', 'Overdue'])
      expect(await header.findByText(words)).toBeTruthy();
    expect(header.getByRole('button', { name: 'Manage Lists' })).toBeTruthy();
  });

  it('keeps its figures closed where they were closed', async () => {
    const { header, unmount } = await open([aCard(1)]);
    await userEvent.click(header.getByRole('button', { name: 'Cifras', expanded: true }));
    expect(figures()).toEqual([]);
    unmount();
    const again = await open([aCard(1)]);
    expect(again.header.getByRole('button', { name: 'Cifras', expanded: false })).toBeTruthy();
  });

  it('shows the cards that a figure counts, one figure at a time, and all of them again', async () => {
    const late = aCard(1, { due_on: '2026-01-01' });
    const { header, location } = await open([late, aCard(2, { list_id: listId(2), blocked_reason: 'x' }), done(3)]);
    const figure = (name: RegExp) => header.getByRole('button', { name });
    const shown = () =>
      [1, 2, 3].filter((number) => screen.queryByRole('button', { name: new RegExp(`Tarea ${number}`) }));
    const pressed = () => header.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    expect(pressed()).toEqual(['Tarjetas en total3']);
    await userEvent.click(figure(/^En curso/));
    await waitFor(() => expect(shown()).toEqual([2]));
    expect(pressed()).toEqual(['En curso1']);
    await userEvent.click(figure(/^Vencidas/));
    await waitFor(() => expect(shown()).toEqual([1]));
    expect(location().href).not.toContain('in-progress');
    await userEvent.click(figure(/^Vencidas/));
    await waitFor(() => expect(shown()).toEqual([1, 2, 3]));
    await userEvent.click(figure(/^Terminadas/));
    await waitFor(() => expect(shown()).toEqual([3]));
    await userEvent.click(figure(/^Tarjetas en total/));
    await waitFor(() => expect(shown()).toEqual([1, 2, 3]));
  });

  it('starts a card in one line, and one step by step beside it', async () => {
    const { header } = await open([aCard(1)]);
    await userEvent.click(header.getByRole('button', { name: 'Agregar tarjeta' }));
    expect(await screen.findByRole('textbox', { name: 'Título de la tarjeta nueva' })).toBe(document.activeElement);
    await userEvent.click(header.getByRole('button', { name: 'Tarjeta nueva' }));
    expect(await screen.findByRole('dialog', { name: 'Crear tarjeta nueva' })).toBeTruthy();
  });

  it('celebrates once everything is done, can be switched off, and celebrates again after more work', async () => {
    await open([done(1), aCard(2)]);
    expect(screen.queryByText('¡Proyecto completo!')).toBeNull();
    becomes(8, 2, 3);
    expect(await screen.findByText('¡Proyecto completo!')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar este aviso' }));
    expect(screen.queryByText('¡Proyecto completo!')).toBeNull();
    becomes(9, 2, 1);
    becomes(10, 2, 3);
    expect(await screen.findByText('¡Proyecto completo!')).toBeTruthy();
  });
});
