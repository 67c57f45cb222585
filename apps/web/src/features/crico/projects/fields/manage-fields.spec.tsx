import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withChanges, type BoardPage } from '@nivel/contracts/projects/board-rows';
import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import { renderApp } from '../../../../testing/render-app.tsx';
import { aProject } from '../../area/crico.fixtures.ts';
import { cricoSite } from '../../area/crico-site.ts';
import { changesOf, type BoardCommand } from '../../area/board-model/board-commands.ts';
import { boardOf } from '../../area/board-model/board-store.ts';
import { aCard, aDelta, aField, aList, aPage, fieldId } from '../../area/project/board.fixtures.ts';
import { choicesOf } from './field-form.ts';

const { id } = aProject(1);
const door = (name: string) => `POST /rest/v1/rpc/${name}`;
const names = ['create_field', 'update_field', 'delete_field', 'undo_command'] as const;

/** A service that does every command to its own board, one after the other. */
const aService = (page: BoardPage) => {
  let board = boardOf([page]);
  return (procedure: (typeof names)[number]) => (body: unknown) => {
    const command = { procedure, input: body } as BoardCommand;
    if (!board) throw new Error('there is no board');
    const changes = changesOf(command, board);
    board = { ...withChanges(board, changes), sequence: board.sequence + 1 };
    return { body: aDelta(board.sequence, changes, { command_id: command.input.command_id }) };
  };
};

const open = async (fields: readonly FieldRow[] = [aField(1), aField(2, { name: 'Importe', kind: 'money' })]) => {
  const page = aPage([aList(1)], [aCard(1)], { role: 'lead', fields: [...fields] });
  const does = aService(page);
  const visits = cricoSite({
    [door('read_board')]: () => ({ body: page }),
    [door('list_project_changes')]: () => ({ body: { deltas: [], sequence: 7 } }),
    ...Object.fromEntries(names.map((name) => [door(name), does(name)])),
  });
  await renderApp(`/crico/dashboard?project=${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Acciones del proyecto' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Administrar campos' }));
  await screen.findByRole('dialog', { name: 'Campos de las tarjetas' });
  const asked = (name: (typeof names)[number]) =>
    visits.filter((one) => one.door === door(name)).map(({ body }) => body);
  const shown = () =>
    within(screen.getByRole('list', { name: 'Campos' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  return { asked, shown };
};

describe('the fields of the cards of a project', () => {
  it('are in their order, which can be changed', async () => {
    const { asked, shown } = await open();
    expect(shown()).toEqual(['Campo 1Texto', 'ImporteDinero']);
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Subir Importe' }));
    expect(shown()).toEqual(['ImporteDinero', 'Campo 1Texto']);
    await waitFor(() => expect(asked('update_field')).toMatchObject([{ field_id: fieldId(2), before: null }]));
  });

  it('are created, after faults were shown', async () => {
    const { asked, shown } = await open([aField(1)]);
    await userEvent.click(screen.getByRole('button', { name: 'Agregar campo' }));
    const form = within(await screen.findByRole('dialog', { name: 'Campo nuevo' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Nombre' }), 'CAMPO 1');
    await userEvent.click(form.getByRole('combobox', { name: /^Tipo/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Opción' }));
    await userEvent.click(form.getByRole('button', { name: 'Crear campo' }));
    expect(form.getByText('Ya hay un campo con este nombre.')).toBeTruthy();
    expect(form.getByText('Escribe al menos una opción.')).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.clear(form.getByRole('textbox', { name: 'Nombre' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Nombre' }), ' Área ');
    await userEvent.type(form.getByRole('textbox', { name: 'Opciones' }), 'Diseño{Enter}{Enter}Costura{Enter}Diseño');
    await userEvent.click(form.getByRole('button', { name: 'Crear campo' }));
    expect(shown()).toEqual(['Campo 1Texto', 'ÁreaOpción · 2 opciones']);
    await waitFor(() => expect(asked('create_field')).toHaveLength(1));
    const choices = [{ name: 'Diseño' }, { name: 'Costura' }];
    expect(asked('create_field')).toMatchObject([{ name: 'Área', kind: 'choice', choices }]);
  });

  it('are removed after a question, and had back', async () => {
    const { asked, shown } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Importe' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar campo' }));
    expect(shown()).toEqual(['Campo 1Texto']);
    await waitFor(() => expect(asked('delete_field')).toMatchObject([{ field_id: fieldId(2) }]));
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(asked('undo_command')).toHaveLength(1));
  });

  it('are not reverted by the undo of a later command', async () => {
    const { asked } = await open([aField(1), aField(2), aField(3, { name: 'Importe' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Importe' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar campo' }));
    expect(await screen.findByText(/Campo quitado/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Bajar Campo 1' }));
    await waitFor(() => expect(asked('update_field')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer', hidden: true }));
    expect(await screen.findByText(/Hiciste algo después/)).toBeTruthy();
    expect(asked('undo_command')).toEqual([]);
  });
});

describe('choices', () => {
  const before = [
    { id: 'a', name: 'Uno' },
    { id: 'b', name: 'Dos' },
  ];
  const newId = () => 'new';
  it.each<[string, string, unknown]>([
    ['stay what cards have when their order changes', 'Dos\nUno', ['b', 'a']],
    ['and when one gets another name', 'Uno\nSegundo', ['a', 'b']],
    ['and are new when one comes', 'Uno\nDos\nTres', ['a', 'b', 'new']],
    ['and go when they are left out', 'Dos', ['b']],
  ])('%s', (_, typed, ids) => {
    expect(choicesOf(typed, before, newId).map(({ id: one }) => one)).toEqual(ids);
  });
});
