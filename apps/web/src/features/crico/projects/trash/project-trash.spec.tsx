import { describe, expect, it } from '@jest/globals';
import type { DeletedThing } from '@nivel/contracts/projects/list-project-trash.operation';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastRequestTo, type Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { aProject, me } from '../../area/crico.fixtures.ts';
import { cricoSite, refusal } from '../../area/crico-site.ts';
import { aCard, aDelta, aList, aPage, aWholeCard, cardId, listId } from '../../area/project/board.fixtures.ts';

const { id: project } = aProject(1);
const door = (name: string) => `POST /rest/v1/rpc/${name}`;
const moments = {
  deleted_at: '2026-11-01T12:00:00.000Z',
  deleted_by: me,
  purged_at: '2026-12-01T12:00:00.000Z',
};
const deletedCard: DeletedThing = {
  ...{ of: 'card', id: cardId(9), number: 9, name: 'Boceto', list: 'Por hacer', cards: 0 },
  ...moments,
};
const deletedList: DeletedThing = {
  ...{ of: 'list', id: listId(9), number: null, name: 'Ideas', list: null, cards: 2 },
  ...moments,
};
const page = (...things: DeletedThing[]) => ({ body: { things, days: 30, next: null } });

const open = async (
  doors: Doors = {},
  { role = 'lead', search = '' }: { role?: ProjectRole; search?: string } = {},
) => {
  const visits = cricoSite({
    [door('read_board')]: () => ({ body: aPage([aList(1), aList(2)], [aCard(1)], { role }) }),
    [door('list_project_changes')]: () => ({ body: { deltas: [], sequence: 7 } }),
    [door('list_project_trash')]: () => page(deletedList, deletedCard),
    [door('read_card')]: () => ({ body: aWholeCard() }),
    ...doors,
  });
  await renderApp(`/crico/dashboard?project=${project}${search}`);
  // If the address names a card, the dialog above the board may appear first.
  await screen.findByRole('heading', { level: 1, name: 'Proyecto 1', hidden: true });
  return {
    visits,
    asked: (name: string) => visits.filter((visit) => visit.door === door(name)).map(({ body }) => body),
  };
};
const openTrash = async (...args: Parameters<typeof open>) => {
  const app = await open(...args);
  await userEvent.click(screen.getByRole('button', { name: 'Acciones del proyecto' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Papelera del proyecto' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Papelera del proyecto' }));
  return { ...app, dialog };
};

describe('the trash of a project', () => {
  it('shows what was deleted, by whom, and the day of its final removal', async () => {
    const { dialog } = await openTrash();
    const [list, card] = await dialog.findAllByRole('listitem');
    expect(list?.textContent).toContain('Lista con 2 tarjetas');
    expect(card?.textContent).toContain('SN-9 Boceto');
    expect(card?.textContent).toContain('Tarjeta de Por hacer');
    expect(card?.textContent).toContain('Se elimina para siempre el 1 de diciembre de 2026');
    expect(screen.getByText('Las tarjetas y listas eliminadas se conservan 30 días.')).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('is searched by the service, and shows an empty result', async () => {
    const { dialog, visits } = await openTrash({
      [door('list_project_trash')]: (body) => ((body as { search: string }).search === '' ? page(deletedCard) : page()),
    });
    await userEvent.type(await dialog.findByRole('searchbox', { name: 'Buscar en la papelera' }), 'lana');
    expect(await dialog.findByText('Nada en la papelera se llama así.')).toBeTruthy();
    await lastRequestTo(visits, door('list_project_trash'), { project_id: project, search: 'lana' });
  });

  it('gives back cards, and lists to those who lead, each by one command', async () => {
    const { id, ...set } = aCard(9);
    let left = [deletedList, deletedCard];
    const { dialog, asked } = await openTrash({
      [door('list_project_trash')]: () => page(...left),
      [door('restore_cards')]: (body) => {
        left = [deletedList];
        return { body: aDelta(8, [{ of: 'card', id, set }], body as object) };
      },
      [door('restore_list')]: (body) => ({ body: aDelta(9, [], body as object) }),
    });
    await userEvent.click(await dialog.findByRole('button', { name: 'Restaurar Boceto' }));
    expect(await screen.findByText('«Boceto» está de vuelta')).toBeTruthy();
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(dialog.getByRole('button', { name: 'Restaurar Ideas' }));
    await waitFor(() => expect(asked('restore_list')).toMatchObject([{ list_id: listId(9) }]));
    expect(asked('restore_cards')).toMatchObject([{ card_ids: [cardId(9)] }]);
  });

  it('lets members restore cards only', async () => {
    const { dialog } = await openTrash({}, { role: 'member' });
    expect(await dialog.findByRole('button', { name: 'Restaurar Boceto' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Restaurar Ideas' })).toBeNull();
  });

  it('is nothing that guests see', async () => {
    await open({}, { role: 'guest' });
    await userEvent.click(screen.getByRole('button', { name: 'Acciones del proyecto' }));
    expect(await screen.findByRole('menuitem', { name: 'Actividad' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Papelera del proyecto' })).toBeNull();
  });
});

describe('a link to a card that was deleted', () => {
  const search = '&card=SN-9';

  it('offers it back, and opens it then', async () => {
    const { id, ...set } = aCard(9, { title: 'Boceto' });
    const { asked } = await open(
      { [door('restore_cards')]: (body) => ({ body: aDelta(8, [{ of: 'card', id, set }], body as object) }) },
      { role: 'member', search },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Esta tarjeta está en la papelera' }));
    expect(dialog.getByText('Boceto')).toBeTruthy();
    expect(dialog.getByText(/^Se elimina para siempre el 1 de diciembre/)).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Restaurar la tarjeta' }));
    expect(await screen.findByRole('dialog', { name: 'Editar tarjeta' })).toBeTruthy();
    expect(asked('restore_cards')).toMatchObject([{ card_ids: [cardId(9)] }]);
  });

  it.each([
    ['is not in the trash any more', { [door('list_project_trash')]: () => page() }, 'member'],
    ['cannot be looked for', { [door('list_project_trash')]: () => refusal(500, 'internal') }, 'member'],
    ['may not be had back', {}, 'guest'],
  ] as const)('shows that it is deleted if it %s', async (_, doors, role) => {
    await open(doors, { role, search });
    expect(await screen.findByText('Esta tarjeta ya no está.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
