import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withChanges, type BoardPage } from '@nivel/contracts/projects/board-rows';
import type { ListRow } from '@nivel/contracts/projects/board-shape';
import type { Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { aProject } from '../../area/crico.fixtures.ts';
import { cricoSite, refusal } from '../../area/crico-site.ts';
import { changesOf, type BoardCommand } from '../../area/board-model/board-commands.ts';
import { live } from '../../board/board-site.ts';
import { boardOf } from '../../area/board-model/board-store.ts';
import { aCard, aDelta, aList, aPage, listId } from '../../area/project/board.fixtures.ts';

const { id } = aProject(1);
const door = (name: string) => `POST /rest/v1/rpc/${name}`;
/** A service that does every command to its own board, one after the other. */
const aService = (page: BoardPage) => {
  let board = boardOf([page]);
  return (procedure: 'create_list' | 'update_list' | 'delete_list' | 'undo_command') => (body: unknown) => {
    const command = { procedure, input: body } as BoardCommand;
    if (!board) throw new Error('there is no board');
    const changes = changesOf(command, board);
    board = { ...withChanges(board, changes), sequence: board.sequence + 1 };
    return { body: aDelta(board.sequence, changes, { command_id: command.input.command_id }) };
  };
};

const open = async (doors: Doors = {}, lists: readonly ListRow[] = [aList(1), aList(2), aList(3)]) => {
  const page = aPage(lists, [aCard(1), aCard(2)], { role: 'lead' });
  const does = aService(page);
  const visits = cricoSite({
    [door('read_board')]: () => ({ body: page }),
    [door('list_project_changes')]: () => ({ body: { deltas: [], sequence: 7 } }),
    [door('create_list')]: does('create_list'),
    [door('update_list')]: does('update_list'),
    [door('delete_list')]: does('delete_list'),
    [door('undo_command')]: does('undo_command'),
    ...doors,
  });
  await renderApp(`/crico/dashboard?project=${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Administrar listas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Administrar listas' }));
  const asked = (name: string) => visits.filter((one) => one.door === door(name)).map(({ body }) => body);
  const shown = () =>
    within(screen.getByRole('list', { name: 'Listas' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => /Por hacer|En curso|Hecho|Nueva/.exec(textContent)?.[0]);
  return { dialog, asked, shown };
};

describe('managing lists', () => {
  it('shows them in their order, with their cards', async () => {
    const { dialog, shown } = await open();
    expect(shown()).toEqual(['Por hacer', 'En curso', 'Hecho']);
    expect(dialog.getAllByRole('listitem')[0]?.textContent).toContain('2 tarjetas');
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('creates a list, after showing its faults', async () => {
    const { asked, shown } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Agregar lista' }));
    const form = within(await screen.findByRole('dialog', { name: 'Lista nueva' }));
    await userEvent.click(form.getByRole('button', { name: 'Crear lista' }));
    expect(form.getByText('El nombre de la lista es obligatorio')).toBeTruthy();
    await userEvent.type(form.getByRole('textbox', { name: 'Nombre' }), ' Nueva ');
    await userEvent.type(form.getByRole('textbox', { name: /WIP/ }), '4');
    await userEvent.click(form.getByRole('radio', { name: 'Morado' }));
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.click(form.getByRole('button', { name: 'Crear lista' }));
    expect(shown()).toEqual(['Por hacer', 'En curso', 'Hecho', 'Nueva']);
    expect(await screen.findByText(/Lista creada/)).toBeTruthy();
    expect(asked('create_list')).toMatchObject([{ name: 'Nueva', wip_limit: 4, color: '#8B5CF6', status: 'todo' }]);
  });

  it('changes a list, and takes a limit away', async () => {
    const { asked } = await open({}, [aList(1, { wip_limit: 3 }), aList(2)]);
    await userEvent.click(screen.getByRole('button', { name: 'Editar Por hacer' }));
    const form = within(await screen.findByRole('dialog', { name: 'Editar lista' }));
    await userEvent.clear(form.getByRole('textbox', { name: /WIP/ }));
    await userEvent.click(form.getByRole('button', { name: 'Guardar lista' }));
    expect(await screen.findByText(/Lista actualizada/)).toBeTruthy();
    expect(asked('update_list')).toMatchObject([{ list_id: listId(1), set: { name: 'Por hacer', wip_limit: null } }]);
  });

  it('is put in order by buttons, and by dragging', async () => {
    const { asked, shown } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Bajar Por hacer' }));
    expect(shown()).toEqual(['En curso', 'Por hacer', 'Hecho']);
    expect(screen.getByText('Por hacer: posición 2 de 3')).toBeTruthy();
    const [first, , last] = screen.getByRole('list', { name: 'Listas' }).children;
    if (!first || !last) throw new Error('there are no rows');
    fireEvent.dragStart(last);
    fireEvent.dragOver(first);
    fireEvent.drop(first);
    expect(shown()).toEqual(['Hecho', 'En curso', 'Por hacer']);
    await waitFor(() =>
      expect(asked('update_list')).toMatchObject([
        { list_id: listId(1), before: listId(2) },
        { list_id: listId(3), before: null },
      ]),
    );
  });

  it('deletes a list with the new place of its cards; an undo takes it back', async () => {
    const { asked, shown } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar Por hacer' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Eliminar Por hacer?' }));
    await userEvent.click(question.getByRole('radio', { name: 'Se mueven a Hecho' }));
    await userEvent.click(question.getByRole('button', { name: 'Eliminar lista' }));
    expect(shown()).toEqual(['En curso', 'Hecho']);
    expect(await screen.findByText(/Lista eliminada/)).toBeTruthy();
    expect(asked('delete_list')).toMatchObject([{ list_id: listId(1), move_to: listId(3), override_limit: true }]);
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer', hidden: true }));
    await waitFor(() => expect(asked('undo_command')).toHaveLength(1));
  });

  it('deletes the cards with it where that is chosen, and warns first', async () => {
    const { asked, shown } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar Por hacer' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Eliminar Por hacer?' }));
    await userEvent.click(question.getByRole('radio', { name: 'Se eliminan también' }));
    expect(question.getByText(/Sus 2 tarjetas también se eliminan/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Eliminar lista' }));
    await waitFor(() => expect(asked('delete_list')).toMatchObject([{ list_id: listId(1), with_cards: true }]));
    expect(shown()).toEqual(['En curso', 'Hecho']);
    expect(await screen.findByText(/Lista eliminada/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer', hidden: true }));
    await waitFor(() => expect(asked('undo_command')).toHaveLength(1));
  });

  it('deletes no cards with a list that it shows as empty', async () => {
    const { asked } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar En curso' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar lista' }));
    await waitFor(() => expect(asked('delete_list')).toHaveLength(1));
    expect(asked('delete_list')).toMatchObject([{ list_id: listId(2) }]);
    expect(asked('delete_list')).not.toMatchObject([{ with_cards: true }]);
  });

  it('deletes no cards if their new list is deleted meanwhile', async () => {
    const { asked } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar Por hacer' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Eliminar Por hacer?' }));
    live(8, [{ of: 'list', id: listId(2), set: null }]);
    const action = question.getByRole<HTMLButtonElement>('button', { name: 'Eliminar lista' });
    await waitFor(() => expect(action.disabled).toBe(true));
    expect(question.queryByText(/también se eliminan/)).toBeNull();
    await userEvent.click(question.getByRole('radio', { name: 'Se mueven a Hecho' }));
    await userEvent.click(action);
    await waitFor(() => expect(asked('delete_list')).toMatchObject([{ move_to: listId(3) }]));
  });

  it('reverts nothing else where another command followed', async () => {
    const { asked } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar Por hacer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar lista' }));
    expect(await screen.findByText(/Lista eliminada/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Bajar En curso' }));
    await waitFor(() => expect(asked('update_list')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer', hidden: true }));
    expect(await screen.findByText(/Hiciste algo después/)).toBeTruthy();
    expect(asked('undo_command')).toEqual([]);
  });

  it('keeps the last list', async () => {
    await open({}, [aList(1)]);
    expect(screen.getByRole('button', { name: 'Eliminar Por hacer' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('restores what was refused, and shows why', async () => {
    const { shown } = await open({ [door('update_list')]: () => refusal(409, 'unheard_of') });
    await userEvent.click(screen.getByRole('button', { name: 'Bajar Por hacer' }));
    expect(await screen.findByText(/Error al actualizar la lista/)).toBeTruthy();
    expect(screen.getByText(/No se pudo actualizar la lista/)).toBeTruthy();
    expect(shown()).toEqual(['Por hacer', 'En curso', 'Hecho']);
  });
});
