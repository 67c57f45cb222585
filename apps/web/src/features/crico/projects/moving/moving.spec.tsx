import { describe, expect, it } from '@jest/globals';
import type { TransferCounts } from '@nivel/contracts/projects/transfers/transfer-shape';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { aMember, anOrganization, aProject, dashboardOf, me, opened } from '../../area/crico.fixtures.ts';
import { cricoSite, dashboardDoor, refusal } from '../../area/crico-site.ts';
import { aCard, aList, aPage } from '../../area/project/board.fixtures.ts';
import type { ListedImport } from './imports.queries.ts';
import { trelloBoard } from './sources/trello-board.fixture.ts';

const door = (name: string) => `POST /rest/v1/rpc/${name}`;
const organization = anOrganization(1);
const imported = aProject(7, { name: 'Taller de lana', organization_id: organization.organization_id });

interface Begun {
  readonly import_id: string;
  readonly name: string;
  readonly source_key: string;
  readonly choices: string;
  readonly expected: TransferCounts;
}
const stateOf = (begun: Begun, cards: number, batches: number, isDone = false): ListedImport => ({
  ...{ import_id: begun.import_id, name: begun.name, organization_id: organization.organization_id, source: 'trello' },
  ...{ file_name: 'tablero.json', source_key: begun.source_key, choices: begun.choices, expected: begun.expected },
  ...{ started_at: '2026-11-28T10:00:00.000Z', made: { cards, items: 0, comments: 0 }, batches, is_done: isDone },
});

/** The service: it remembers the import that was begun. */
const service = () => {
  let [begun, cards, batches]: [Begun | null, number, number] = [null, 0, 0];
  const state = (isDone = false) => {
    if (begun === null) throw new Error('no import was begun');
    return stateOf({ ...begun, import_id: imported.id }, cards, batches, isDone);
  };
  const doors: Doors = {
    [door('begin_project_import')]: (body) => {
      begun = body as Begun;
      return { body: state() };
    },
    [door('take_import_batch')]: (body) => {
      const batch = body as { readonly batch: number; readonly cards: readonly object[] };
      cards += batch.cards.length;
      batches = batch.batch + 1;
      return { body: state() };
    },
    [door('end_project_import')]: () => ({ body: state(true) }),
    [door('cancel_project_import')]: () => ({ body: { success: true } }),
    [door('delete_crico_project')]: () => ({ body: { success: true, error: null } }),
    [door('read_board')]: () => ({ body: aPage([aList(1)], [aCard(1)], { role: 'director' }) }),
    [door('list_project_changes')]: () => ({ body: { deltas: [], sequence: 7 } }),
    'GET /functions/v1/organizations': () => ({
      body: opened(organization, [aMember(1, { user_id: me }), aMember(2)]),
    }),
    [dashboardDoor]: () => ({ body: dashboardOf([imported]) }),
  };
  return { doors, state };
};

const openDialog = async (doors: Doors) => {
  const visits = cricoSite(doors, { organizations: [organization] });
  const app = await renderApp('/crico');
  await userEvent.click(await screen.findByRole('button', { name: 'Importar proyecto' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar proyecto' }));
  const give = async (file: File) =>
    userEvent.upload(await dialog.findByLabelText<HTMLInputElement>('Elegir archivo', { selector: 'input' }), file, {
      applyAccept: false,
    });
  return { ...app, visits, dialog, give };
};
const board = () => new File([...trelloBoard(40)], 'tablero.json', { type: 'application/json' });
const named = (visits: Awaited<ReturnType<typeof openDialog>>['visits'], name: string) =>
  visits.filter((visit) => visit.door === door(name));

describe('a file of another program', () => {
  it('is inspected, checked, and becomes a project that one click undoes', async () => {
    const { doors } = service();
    const { dialog, give, visits, location } = await openDialog(doors);
    expect(await axeFindings(document.body)).toEqual([]);
    await give(board());
    expect(await dialog.findByText('Tablero de Trello: tablero.json')).toBeTruthy();
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Nombre del proyecto' });
    expect(name.value).toBe('Taller de lana');
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Revisar' }));
    expect(await dialog.findByText('El nombre del proyecto es obligatorio')).toBeTruthy();
    await userEvent.type(name, 'Taller de lana');
    await userEvent.click(dialog.getByRole('combobox', { name: /^Persona para Ana Sol/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Persona 2' }));
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Revisar' }));

    const row = within(await dialog.findByRole('row', { name: /^Tarjetas/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['40', '32', '8']);
    expect(dialog.getByText(/^Tarjetas: 8 archivadas en el tablero/)).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
    expect(named(visits, 'begin_project_import')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Importar 32 tarjetas' }));

    expect(await screen.findByText('Taller de lana está listo: 32 tarjetas')).toBeTruthy();
    await waitFor(() => expect(location().href).toContain(`project=${imported.id}`));
    expect((await requestTo(visits, door('begin_project_import'))).body).toMatchObject({
      ...{ organization_id: organization.organization_id, name: 'Taller de lana', source: 'trello', again: false },
      ...{ people: [aMember(2).user_id], expected: { cards: 32, items: 96, comments: 21 } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect((await requestTo(visits, door('delete_crico_project'))).body).toEqual({ project_id_param: imported.id });
    expect(await screen.findByText('El proyecto importado está en la papelera')).toBeTruthy();
  });

  it('that stopped continues where it was, also after the same file is chosen again', async () => {
    const { doors, state } = service();
    let [isDown, isBegun] = [true, false];
    const [taking, beginning] = [doors[door('take_import_batch')], doors[door('begin_project_import')]];
    const { dialog, give, visits } = await openDialog({
      ...doors,
      [door('take_import_batch')]: (body, url) =>
        isDown || taking === undefined ? refusal(400, 'import_item_invalid') : taking(body, url),
      [door('begin_project_import')]: (body, url) => {
        isBegun = true;
        return beginning?.(body, url) ?? {};
      },
      [door('list_project_imports')]: () => ({ body: { imports: isBegun ? [state()] : [] } }),
    });
    await give(board());
    await userEvent.click(await dialog.findByRole('button', { name: 'Revisar' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Importar 32 tarjetas' }));
    expect(await dialog.findByText('La importación se detuvo en 0 de 32 tarjetas.')).toBeTruthy();
    expect(dialog.getByText('El archivo nombra una lista, una etiqueta o un campo que no tiene.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Importar proyecto' }));
    const again = within(await screen.findByRole('dialog', { name: 'Importar proyecto' }));
    expect(await again.findByText('tablero.json: 0 de 32 tarjetas')).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.upload(again.getByLabelText('Elegir archivo', { selector: 'input' }), board());
    expect(await again.findByText('La importación de este archivo se quedó en 0 de 32 tarjetas.')).toBeTruthy();
    isDown = false;
    await userEvent.click(again.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Taller de lana está listo: 32 tarjetas')).toBeTruthy();
    expect(named(visits, 'begin_project_import')).toHaveLength(1);
  });

  it('that is a project already changes nothing, and becomes another one only on request', async () => {
    const { doors } = service();
    const beginning = doors[door('begin_project_import')];
    const { dialog, give, visits } = await openDialog({
      ...doors,
      [door('begin_project_import')]: (body, url) =>
        (body as { readonly again: boolean }).again && beginning
          ? beginning(body, url)
          : refusal(409, 'already_imported', { project_id: imported.id }),
    });
    await give(board());
    await userEvent.click(await dialog.findByRole('button', { name: 'Revisar' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Importar 32 tarjetas' }));
    expect(await dialog.findByText('Ya importaste este archivo; no se cambió nada.')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Abrir proyecto' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Importar en otro proyecto' }));
    expect(await screen.findByText('Taller de lana está listo: 32 tarjetas')).toBeTruthy();
    expect(named(visits, 'begin_project_import')).toHaveLength(2);
  });

  it.each([
    [
      '{"lists": [{"id": "l"}],\n"cards": [{"id": "1"',
      'El archivo está incompleto: termina a la mitad. Descárgalo otra vez. Línea 2.',
    ],
    ['{"hello": 1}', 'Este JSON no es la exportación de un tablero de Trello: no tiene listas.'],
    ['Título;Estado\n', 'El archivo está vacío.'],
    [
      `{"lists": ${'['.repeat(500)}`,
      'El archivo tiene demasiados niveles; no es la exportación de un tablero. Línea 1.',
    ],
  ])('that is none, %j, says why', async (text, sentence) => {
    const { dialog, give } = await openDialog(service().doors);
    await give(new File([text], 'algo'));
    expect(await dialog.findByText(sentence)).toBeTruthy();
  });

  it('of a table asks for the column of the titles, and takes each part of a card from one column', async () => {
    const { dialog, give } = await openDialog(service().doors);
    await give(new File(['Cosa;Otra\nAbrigo;Falda\n'], 'cosas.csv'));
    expect(await dialog.findByText('Elige la columna que tiene el título de las tarjetas.')).toBeTruthy();
    const choose = async (column: string, what: string) => {
      await userEvent.click(dialog.getByRole('combobox', { name: new RegExp(`^Columna ${column}`) }));
      await userEvent.click(await screen.findByRole('option', { name: what }));
    };
    await choose('Cosa', 'Título');
    await choose('Otra', 'Título');
    expect(dialog.getByRole('combobox', { name: /^Columna Cosa/ }).textContent).toContain('No importar');
    await userEvent.click(dialog.getByRole('button', { name: 'Revisar' }));
    expect(await dialog.findByRole('button', { name: 'Importar 1 tarjeta' })).toBeTruthy();
  });
});

it('guests of an organization see no import, and readers no export', async () => {
  const guest = anOrganization(1, { user_role: 'guest' });
  const project = aProject(1, { organization_id: guest.organization_id });
  cricoSite(
    {
      [dashboardDoor]: () => ({ body: dashboardOf([project]) }),
      [door('read_board')]: () => ({ body: aPage([aList(1)], [aCard(1)], { role: 'guest' }) }),
      [door('list_project_changes')]: () => ({ body: { deltas: [], sequence: 7 } }),
    },
    { organizations: [guest] },
  );
  await renderApp(`/crico/dashboard?organization=${guest.organization_id}&project=${project.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Acciones del proyecto' }));
  expect(await screen.findByRole('menuitem', { name: 'Equipo' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Exportar proyecto' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Importar proyecto' })).toBeNull();
});
