import { describe, expect, it } from '@jest/globals';
import type { ProjectChange } from '@nivel/contracts/projects/project-delta';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Doors } from '../../../../../testing/fake-site.ts';
import { aCard, aDelta, aField, aList, aPage, listId } from '../../../area/project/board.fixtures.ts';
import { refusal } from '../../../area/crico-site.ts';
import { door, live, openBoard } from '../../../board/board-site.ts';
import type { ImportCommand } from './import-commands.ts';
import { trelloBoard, trelloId } from '../sources/trello-board.fixture.ts';

const lists = [aList(1, { wip_limit: 5 }), aList(2), aList(3, { name: 'Done' })];
const page = aPage(lists, [aCard(1)], {
  role: 'lead',
  labels: [{ id: listId(20), name: 'diseño', color: '#10b981' }],
  fields: [aField(1, { name: 'Metros', kind: 'number' })],
});
const commandIn = (body: unknown) => body as ImportCommand;

/** The service: each card of a command comes. */
const service = (known: readonly string[] = [], deleted: readonly string[] = []): Doors => {
  let sequence = 7;
  const all: ProjectChange[] = [];
  return {
    [door('read_board')]: () => ({ body: page }),
    [door('find_imported_cards')]: () => ({ body: { known: [...known], deleted: [...deleted] } }),
    [door('import_cards')]: (body) => {
      const { cards = [], command_id } = commandIn(body);
      const changes = cards.map(({ title, list_id }, at): ProjectChange => {
        const { id, ...set } = aCard(100 + all.length + at, { title, list_id, position: `b${100 + at}` });
        return { of: 'card', id, set };
      });
      all.push(...changes);
      sequence += 1;
      return { body: aDelta(sequence, changes, { kind: 'import-cards', command_id }) };
    },
    [door('undo_command')]: () => {
      sequence += 1;
      const gone = all.map(({ id }): ProjectChange => ({ of: 'card', id, set: null }));
      return { body: aDelta(sequence, gone, { kind: 'undo-command' }) };
    },
  };
};

const openDialog = async (doors: Doors) => {
  const app = await openBoard(doors);
  await userEvent.click(screen.getByRole('button', { name: 'Acciones del proyecto' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Importar tarjetas' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Importar tarjetas a / }));
  const give = async (file: File) =>
    userEvent.upload(await dialog.findByLabelText<HTMLInputElement>('Elegir archivo', { selector: 'input' }), file, {
      applyAccept: false,
    });
  const choose = async (label: string, option: string) => {
    await userEvent.click(await dialog.findByRole('combobox', { name: new RegExp(`^${label}`) }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  const check = async () => userEvent.click(await dialog.findByRole('button', { name: 'Revisar' }));
  const rowOf = async (kind: string) => {
    const row = within(await dialog.findByRole('row', { name: new RegExp(`^${kind}`) }));
    return row.getAllByRole('cell').map(({ textContent }) => textContent);
  };
  return { ...app, dialog, give, choose, check, rowOf };
};
const board = () => new File([...trelloBoard(40)], 'tablero.json', { type: 'application/json' });
const table = (...rows: string[]) => new File([`Título,Estado\n${rows.join('\n')}\n`], 'tabla.csv');

describe('cards of a file in an open project', () => {
  it('are matched, previewed, come by commands, and go with one click', async () => {
    const { dialog, give, choose, check, rowOf, request, asked } = await openDialog(service([trelloId('c', 0)]));
    expect(await axeFindings(document.body)).toEqual([]);
    await give(board());
    expect(dialog.queryByRole('textbox', { name: 'Nombre del proyecto' })).toBeNull();
    await check();
    expect(await rowOf('Tarjetas')).toEqual(['40', '31', '9']);
    expect(dialog.getByText(/^Tarjetas: 1 que el proyecto ya tiene/)).toBeTruthy();
    expect((await rowOf('Comentarios'))[1]).toBe('0');
    await choose('Lista para Backlog', 'En curso');
    await choose('Lista para Doing', 'No importar');
    expect(await rowOf('Tarjetas')).toEqual(['40', '23', '17']);
    expect(await axeFindings(document.body)).toEqual([]);
    expect(asked('import_cards')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Importar 23 tarjetas' }));

    expect(await screen.findByText('Se importaron 23 tarjetas')).toBeTruthy();
    const command = commandIn((await request('import_cards')).body);
    expect(command).toMatchObject({ with_deleted: false, override_limit: false, fields: [] });
    expect(command.lists?.map(({ name }) => name)).toEqual(['En revisión']);
    expect(new Set(command.cards?.map(({ list_id: id }) => id))).toEqual(
      new Set([listId(2), listId(3), command.lists?.[0]?.list_id]),
    );
    expect(command.cards?.[0]?.checklist).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Importación deshecha')).toBeTruthy();
    expect((await request('undo_command')).body).toMatchObject({ undoes: command.command_id });
  });

  it('that stopped go on with the same command; a list gets more than its limit only on request', async () => {
    let isDown = true;
    const doors = service();
    const importing = doors[door('import_cards')];
    const { dialog, give, check, request, asked } = await openDialog({
      ...doors,
      [door('import_cards')]: (body, url) =>
        isDown || importing === undefined ? refusal(409, 'list_full') : importing(body, url),
    });
    await give(table(...Array.from({ length: 5 }, (_, nth) => `Tela ${nth},Por hacer`)));
    await check();
    const start = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Importar 5 tarjetas' });
    expect(start.disabled).toBe(true);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Exceder el límite de tarjetas de Por hacer' }));
    await userEvent.click(start);
    expect(await dialog.findByText(/^Una lista llegó a su límite/)).toBeTruthy();
    isDown = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Se importaron 5 tarjetas')).toBeTruthy();
    const [first, second] = [await request('import_cards', 0), await request('import_cards', 1)];
    expect(first.body).toEqual(second.body);
    expect(first.body).toMatchObject({ override_limit: true });
    expect(asked('import_cards')).toHaveLength(2);
    expect(commandIn(first.body).cards?.[0]?.source_id).toMatch(/^[0-9a-f]{16}:row:1$/);
  });

  it('that are all known leave nothing to import; deleted ones return on request', async () => {
    const ids = Array.from({ length: 40 }, (_, nth) => trelloId('c', nth));
    const { dialog, give, check } = await openDialog(service(ids.slice(1), ids.slice(0, 1)));
    await give(board());
    await check();
    expect(await dialog.findByText(/^No hay tarjetas nuevas/)).toBeTruthy();
    expect(dialog.getByText(/^Tarjetas: 1 en la papelera del proyecto/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Traer de la papelera 1 tarjeta/ }));
    expect(await dialog.findByRole('button', { name: 'Importar 1 tarjeta' })).toBeTruthy();
  });

  it('that are on their way when the window is closed are reported, and go with one click', async () => {
    const held = Promise.withResolvers<void>();
    const doors = service();
    const importing = doors[door('import_cards')];
    const { dialog, give, check, request } = await openDialog({
      ...doors,
      [door('import_cards')]: async (body, url) => {
        await held.promise;
        return importing === undefined ? refusal(503, 'unavailable') : importing(body, url);
      },
    });
    await give(table('Tela,Por hacer'));
    await check();
    await userEvent.click(await dialog.findByRole('button', { name: 'Importar 1 tarjeta' }));
    const command = commandIn((await request('import_cards')).body);
    await userEvent.click(dialog.getByRole('button', { name: 'Detener' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(async () => held.resolve());
    expect(await screen.findByText('Se importó 1 tarjeta')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Importación deshecha')).toBeTruthy();
    expect((await request('undo_command')).body).toMatchObject({ undoes: command.command_id });
  });

  it('whose answer was lost can be taken back; an undo that failed is repeated as the same one', async () => {
    let isDown = true;
    const doors = service();
    const undoing = doors[door('undo_command')];
    const { dialog, give, check, request } = await openDialog({
      ...doors,
      [door('import_cards')]: () => refusal(503, 'unavailable'),
      [door('undo_command')]: (body, url) =>
        isDown || undoing === undefined ? refusal(503, 'unavailable') : undoing(body, url),
    });
    await give(table('Tela,Por hacer'));
    await check();
    await userEvent.click(await dialog.findByRole('button', { name: 'Importar 1 tarjeta' }));
    expect(await dialog.findByRole('button', { name: 'Continuar' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Detener' }));
    expect(await screen.findByText('La importación se detuvo en 0 de 1 tarjeta')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('No se pudo deshacer toda la importación')).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Importación deshecha')).toBeTruthy();
    const [first, second] = [await request('undo_command', 0), await request('undo_command', 1)];
    expect(second.body).toEqual(first.body);
    expect(first.body).toMatchObject({ undoes: commandIn((await request('import_cards')).body).command_id });
  });

  it('that stopped are reported when the person leaves the page', async () => {
    const down = { [door('import_cards')]: () => refusal(503, 'unavailable') };
    const { dialog, give, check, navigate } = await openDialog({ ...service(), ...down });
    await give(table('Tela,Por hacer'));
    await check();
    await userEvent.click(await dialog.findByRole('button', { name: 'Importar 1 tarjeta' }));
    expect(await dialog.findByRole('button', { name: 'Continuar' })).toBeTruthy();
    await navigate('/crico/settings');
    expect(await screen.findByText('La importación se detuvo en 0 de 1 tarjeta')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a file that was left during its check do not come with the next file', async () => {
    const held = Promise.withResolvers<void>();
    const { dialog, give, check, request } = await openDialog({
      ...service(),
      [door('find_imported_cards')]: async () => {
        await held.promise;
        return { body: { known: [], deleted: [] } };
      },
    });
    await give(table('Tela,Por hacer'));
    await check();
    await request('find_imported_cards');
    await userEvent.click(dialog.getByRole('button', { name: 'Atrás' }));
    await act(async () => held.resolve());
    await give(table('Hilo,Por hacer'));
    expect(await dialog.findByRole('button', { name: 'Revisar' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^Importar/ })).toBeNull();
  });

  it('lose a list that somebody deletes during the preview', async () => {
    const { dialog, give, check } = await openDialog(service());
    await give(table('Tela,En curso'));
    await check();
    expect(await dialog.findByRole('button', { name: 'Importar 1 tarjeta' })).toBeTruthy();
    live(8, [{ of: 'list', id: listId(2), set: null }]);
    expect(await dialog.findByText(/^No hay tarjetas nuevas/)).toBeTruthy();
  });

  it('of more than 5,000 become a new project only', async () => {
    const { dialog, give, check, asked } = await openDialog(service());
    await give(table(...Array.from({ length: 5_001 }, (_, nth) => `Tela ${nth},Por hacer`)));
    await check();
    expect(
      await dialog.findByText(
        'El archivo tiene más de 5,000 tarjetas o demasiado texto. Impórtalo como proyecto nuevo.',
      ),
    ).toBeTruthy();
    expect(asked('find_imported_cards')).toEqual([]);
  });
});

it('members are offered no import of cards', async () => {
  await openBoard({ [door('read_board')]: () => ({ body: { ...page, role: 'member' } }) });
  await userEvent.click(screen.getByRole('button', { name: 'Acciones del proyecto' }));
  expect(await screen.findByRole('menuitem', { name: 'Exportar proyecto' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Importar tarjetas' })).toBeNull());
});
