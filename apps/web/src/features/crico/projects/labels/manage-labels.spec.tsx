import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withChanges, type BoardPage } from '@nivel/contracts/projects/board-rows';
import type { LabelRow } from '@nivel/contracts/projects/board-shape';
import { renderApp } from '../../../../testing/render-app.tsx';
import { aProject } from '../../area/crico.fixtures.ts';
import { cricoSite } from '../../area/crico-site.ts';
import { changesOf, type BoardCommand } from '../../area/board-model/board-commands.ts';
import { boardOf } from '../../area/board-model/board-store.ts';
import { aCard, aDelta, aList, aPage, fieldId } from '../../area/project/board.fixtures.ts';
import { live } from '../../board/board-site.ts';

const { id } = aProject(1);
const door = (name: string) => `POST /rest/v1/rpc/${name}`;
const names = ['create_label', 'update_label', 'delete_label', 'merge_labels', 'undo_command'] as const;
const labelId = fieldId;
const aLabel = (number: number, name: string): LabelRow => ({ id: labelId(number), name, color: '#10b981' });

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

const three = [aLabel(1, 'Taller'), aLabel(2, 'Árbol'), aLabel(3, 'Diseño')];

const open = async (labels: readonly LabelRow[] = three, role: BoardPage['role'] = 'lead') => {
  const cards =
    labels.length === 0
      ? [aCard(1)]
      : [aCard(1, { labels: [labelId(1)] }), aCard(2, { labels: [labelId(1), labelId(3)] })];
  const page = aPage([aList(1)], cards, { role, labels: [...labels] });
  const does = aService(page);
  const visits = cricoSite({
    [door('read_board')]: () => ({ body: page }),
    [door('list_project_changes')]: () => ({ body: { deltas: [], sequence: 7 } }),
    ...Object.fromEntries(names.map((name) => [door(name), does(name)])),
  });
  await renderApp(`/crico/dashboard?project=${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Acciones del proyecto' }));
  const asked = (name: (typeof names)[number]) =>
    visits.filter((one) => one.door === door(name)).map(({ body }) => body);
  return { asked };
};
const openLabels = async (...args: Parameters<typeof open>) => {
  const app = await open(...args);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Administrar etiquetas' }));
  await screen.findByRole('dialog', { name: 'Etiquetas' });
  return app;
};
const shown = () =>
  within(screen.getByRole('list', { name: 'Etiquetas del proyecto' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the labels of a project', () => {
  it('are sorted by name with the number of their cards, can be searched, and are live', async () => {
    await openLabels();
    expect(shown()).toEqual(['Árbol0 tarjetas', 'Diseño1 tarjeta', 'Taller2 tarjetas']);
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar etiquetas' }), 'arb');
    expect(shown()).toEqual(['Árbol0 tarjetas']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar etiquetas' }), 'x');
    expect(screen.getByText('Ninguna etiqueta se llama así.')).toBeTruthy();
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Buscar etiquetas' }));
    live(8, [{ of: 'label', id: labelId(4), set: { name: 'Costura', color: '#ef4444' } }]);
    expect(shown()).toEqual(['Árbol0 tarjetas', 'Costura0 tarjetas', 'Diseño1 tarjeta', 'Taller2 tarjetas']);
  });

  it('are created, and changed, after faults were shown', async () => {
    const { asked } = await openLabels();
    await click('Agregar etiqueta');
    const form = within(await screen.findByRole('dialog', { name: 'Etiqueta nueva' }));
    await userEvent.click(form.getByRole('button', { name: 'Crear etiqueta' }));
    expect(form.getByText('Escribe un nombre de 1 a 50 letras.')).toBeTruthy();
    await userEvent.type(form.getByRole('textbox', { name: 'Nombre' }), 'TALLER');
    expect(form.getByText(/^Ya hay una etiqueta con este nombre/)).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.type(form.getByRole('textbox', { name: 'Nombre' }), ' 2');
    await userEvent.click(form.getByRole('radio', { name: 'Lima' }));
    await userEvent.keyboard('{Enter}');
    expect(shown()).toEqual(['Árbol0 tarjetas', 'Diseño1 tarjeta', 'Taller2 tarjetas', 'TALLER 20 tarjetas']);
    await waitFor(() => expect(asked('create_label')).toMatchObject([{ name: 'TALLER 2', color: '#84cc16' }]));
    await click('Editar Taller');
    const editor = within(await screen.findByRole('dialog', { name: 'Editar etiqueta' }));
    await userEvent.clear(editor.getByRole('textbox', { name: 'Nombre' }));
    await userEvent.type(editor.getByRole('textbox', { name: 'Nombre' }), 'taller{Enter}');
    await waitFor(() =>
      expect(asked('update_label')).toMatchObject([
        { label_id: labelId(1), set: { name: 'taller', color: '#10b981' } },
      ]),
    );
    expect(shown()).toContain('taller2 tarjetas');
  });

  it('are deleted after their cards were counted, and had back', async () => {
    const { asked } = await openLabels();
    await click('Eliminar Taller');
    const question = within(await screen.findByRole('dialog', { name: '¿Eliminar Taller?' }));
    expect(question.getByText('La llevan 2 tarjetas; se quita de ellas.')).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Eliminar etiqueta' }));
    expect(shown()).toEqual(['Árbol0 tarjetas', 'Diseño1 tarjeta']);
    await waitFor(() => expect(asked('delete_label')).toMatchObject([{ label_id: labelId(1) }]));
    const undo = await screen.findByRole('button', { name: 'Deshacer' });
    // This button does not undo what the same person does elsewhere meanwhile.
    live(9, [{ of: 'label', id: labelId(2), set: { name: 'Arbusto' } }]);
    expect(shown()).toEqual(['Arbusto0 tarjetas', 'Diseño1 tarjeta']);
    await userEvent.click(undo);
    const [deletion] = asked('delete_label') as { command_id: string }[];
    await waitFor(() => expect(asked('undo_command')).toMatchObject([{ undoes: deletion?.command_id }]));
  });

  it('are merged into the chosen one, by one command, which is undone', async () => {
    const { asked } = await openLabels();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir Taller' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fusionar' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir Diseño' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir Árbol' }));
    await click('Fusionar');
    const question = within(await screen.findByRole('dialog', { name: 'Fusionar 3 etiquetas' }));
    expect(question.getByRole<HTMLInputElement>('radio', { name: /^Taller/ }).checked).toBe(true);
    expect(question.getByText('Cambia 1 tarjeta.')).toBeTruthy();
    await userEvent.click(question.getByRole('radio', { name: /^Diseño/ }));
    expect(question.getByText('Cambian 2 tarjetas.')).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Fusionar etiquetas' }));
    expect(shown()).toEqual(['Diseño2 tarjetas']);
    await waitFor(() => expect(asked('merge_labels')).toHaveLength(1));
    expect(asked('merge_labels')).toMatchObject([{ into: labelId(3), label_ids: [labelId(2), labelId(1)] }]);
    await click('Deshacer');
    await waitFor(() => expect(asked('undo_command')).toHaveLength(1));
  });

  it('show their purpose if there are none', async () => {
    await openLabels([]);
    expect(screen.getByText('Este proyecto no tiene etiquetas')).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('are not managed by members', async () => {
    await open(three, 'member');
    expect(await screen.findByRole('menuitem', { name: 'Papelera del proyecto' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Administrar etiquetas' })).toBeNull();
  });

  it('end at a hundred', async () => {
    await openLabels(Array.from({ length: 100 }, (_, at) => aLabel(at + 1, `E${at}`)));
    expect(screen.getByText('Un proyecto tiene como máximo 100 etiquetas.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Agregar etiqueta' }).disabled).toBe(true);
  });
});
