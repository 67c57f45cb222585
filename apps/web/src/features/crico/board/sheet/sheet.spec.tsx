import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, aDelta, aField, aList, aPage, cardId, fieldId, listId } from '../../area/project/board.fixtures.ts';
import { door, live, openBoard, project } from '../board-site.ts';
import { asCsv } from '../../area/csv.ts';
import { asTabs, cellsIn } from './delimited.ts';

const fields = [aField(1, { name: 'Importe', kind: 'money', currency: 'MXN' })];
const twoCards = [
  aCard(1, { fields: { [fieldId(1)]: 125_050 }, title: '=Tarea 1' }),
  aCard(2, { due_on: '2026-12-01' }),
];
const open = async (cards = twoCards) => {
  const page = aPage([aList(1), aList(2)], cards, { role: 'member', fields });
  const app = await openBoard({
    [door('read_board')]: () => ({ body: page }),
    [door('put_cards')]: (body) => ({ body: aDelta(8, [], body as object) }),
  });
  await app.navigate(`/crico/dashboard?project=${project}&view=table`);
  await (cards.length > 0 ? screen.findByRole('grid') : screen.findByText('Este tablero no tiene tarjetas'));
  const paste = (text: string) =>
    fireEvent.paste(document.body, { clipboardData: { getData: () => text, types: ['text/plain'] } });
  return { ...app, paste };
};
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Pegar filas de una hoja de cálculo' }));

describe('rows of a spreadsheet', () => {
  it('are seen before they are taken, make cards and change others by one command', async () => {
    const { paste, asked, request } = await open();
    paste(
      [
        'Número\tTítulo\tPrioridad\tFecha límite\tImporte\tLista',
        '\t=SUMA(A1:A2)\tAlta\t1/12/2026\t$1,250.50\tEn curso',
        'sn-2\t\tBaja\t\t\t',
        '\tSin lista\turgentísima\t31/2/2026\tmucho\tNinguna',
        'SN-99\tNadie\t\t\t\t',
        'SN-2\tOtra vez\t\t\t\t',
      ].join('\r\n'),
    );
    const shown = await dialog();
    expect(shown.getByRole('status').textContent).toContain(
      'Tarjetas nuevas: 1. Cambiadas: 1. Omitidas por lo señalado: 3.',
    );
    for (const problem of [
      'No hay tal opción.',
      'Escribe un día que exista.',
      'No hay una lista «Ninguna».',
      'No hay una tarjeta SN-99.',
      'Esta tarjeta está en una fila de arriba.',
    ])
      expect(shown.getByText(problem)).toBeTruthy();
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(shown.getByRole('button', { name: 'Tomar las filas' }));
    await waitFor(() => expect(asked('put_cards')).toHaveLength(1));
    expect((await request('put_cards')).body).toMatchObject({
      create: [
        {
          list_id: listId(2),
          title: '=SUMA(A1:A2)',
          set: { priority: 'high', due_on: '2026-12-01', fields: { [fieldId(1)]: 125_050 } },
        },
      ],
      update: [{ card_id: cardId(2), set: { priority: 'low' } }],
    });
    await screen.findByText('2 tarjetas cambiadas');
  });

  it('are taken for no column that is only read, and none is offered, though its name is known', async () => {
    const { paste, request } = await open();
    paste('Título\tComentarios\tArchivos\tEstado\nCoser\t4\t2\tTerminada');
    const shown = await dialog();
    const taken = shown.getAllByRole('combobox').map((column) => column.textContent);
    expect(taken).toEqual(['Título', 'Omitir', 'Omitir', 'Omitir']);
    await userEvent.click(shown.getByRole('combobox', { name: /^Qué es la columna 2/ }));
    const offered = (await screen.findAllByRole('option')).map((option) => option.textContent);
    expect(offered).toEqual(expect.arrayContaining(['Número', 'Título', 'Lista', 'Importe']));
    for (const name of ['Comentarios', 'Archivos', 'Estado']) expect(offered).not.toContain(name);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(shown.getByRole('button', { name: 'Tomar las filas' }));
    expect((await request('put_cards')).body).toMatchObject({
      create: [{ title: 'Coser', list_id: listId(1) }],
      update: [],
    });
  });

  it('without column names are titles, until the person assigns them', async () => {
    const { paste, asked, request } = await open();
    paste('Cortar tela\tAlta\nCoser\tBaja');
    const shown = await dialog();
    await userEvent.click(shown.getByRole('combobox', { name: /^Qué es la columna 2/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Prioridad' }));
    await userEvent.click(shown.getByRole('button', { name: 'Tomar las filas' }));
    await waitFor(() => expect(asked('put_cards')).toHaveLength(1));
    expect((await request('put_cards')).body).toMatchObject({
      create: [
        { title: 'Cortar tela', list_id: listId(1), set: { priority: 'high' } },
        { title: 'Coser', list_id: listId(1), set: { priority: 'low' } },
      ],
    });
  });

  it('are not taken where they are 2,000', async () => {
    const { paste, asked } = await open();
    paste(Array.from({ length: 2_000 }, (_, nth) => `=A${nth}\tx`).join('\n'));
    const shown = await dialog();
    const sentence = 'Son 2,000 filas; se toman 1,000 a la vez como máximo. Pégalas por partes.';
    expect(shown.getByRole('status').textContent).toBe(sentence);
    expect(shown.getByRole<HTMLButtonElement>('button', { name: 'Tomar las filas' }).disabled).toBe(true);
    expect(asked('put_cards')).toEqual([]);
  });

  it('are taken by a project that has no cards yet, from the keys and from the button', async () => {
    const { paste, container, request } = await open([]);
    expect(screen.queryByRole('button', { name: 'Exportar CSV' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Pegar filas' })).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    paste('Cortar tela\tAlta\nCoser\tBaja');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Tomar las filas' }));
    expect((await request('put_cards')).body).toMatchObject({ create: [{}, {}] });
  });

  it('are copied from the table, and a text in a field is left to it', async () => {
    const { paste } = await open();
    const depends_on = { add: [cardId(2)], remove: [] };
    live(8, [{ of: 'card', id: cardId(1), set: { depends_on, link_terms: { [cardId(2)]: 'SS+2' } } }]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar =Tarea 1' }));
    const copied: string[] = [];
    const event = createEvent.copy(document.body, {
      clipboardData: { setData: (_: string, text: string) => copied.push(text) },
    });
    fireEvent(document.body, event);
    const [names = '', row = ''] = (copied[0] ?? '').split('\n');
    expect([names.split('\t').at(-1), row.split('\t').at(-1)]).toEqual(['Importe', '1250.50']);
    expect(row).toContain("SN-1\t'=Tarea 1\tPor hacer");
    expect(row.split('\t')[names.split('\t').indexOf('Espera a')]).toBe('SN-2 SS+2');
    fireEvent.paste(screen.getByRole('searchbox'), { clipboardData: { getData: () => 'a\tb' } });
    paste('una palabra');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('cells', () => {
  const copied = (): string | undefined => {
    const texts: string[] = [];
    const event = createEvent.copy(document.body, {
      clipboardData: { setData: (_: string, text: string) => texts.push(text) },
    });
    fireEvent(document.body, event);
    return texts[0];
  };
  const marked = () => screen.getAllByRole('gridcell', { selected: true }).length;
  const title = (name: string) => screen.getByRole('rowheader', { name });

  it('are selected by Shift with arrows and copied as displayed, until Escape or another cell', async () => {
    await open();
    act(() => title('=Tarea 1').focus());
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(title('Tarea 2').getAttribute('aria-selected')).toBe('true');
    expect(marked()).toBe(2);
    expect(screen.getByText('Celdas elegidas: 2 por 2')).toBeTruthy();
    expect(copied()).toBe("'=Tarea 1\tPor hacer\nTarea 2\tPor hacer");
    expect(screen.getByText('Celdas copiadas: 4')).toBeTruthy();
    expect(await axeFindings(screen.getByRole('grid'))).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryAllByRole('gridcell', { selected: true })).toEqual([]);
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}{ArrowDown}');
    expect(copied()?.split('\n')).toHaveLength(2);
  });

  it('are marked by a click with Shift, without the column that chooses', async () => {
    await open();
    await userEvent.click(screen.getByText('SN-2'));
    fireEvent.mouseDown(title('=Tarea 1'), { shiftKey: true });
    expect(copied()).toBe("SN-1\t'=Tarea 1\nSN-2\tTarea 2");
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    expect(copied()).toBe('SN-1\nSN-2');
  });
});

describe('files and the clipboard', () => {
  const rows = [['a', '=1+1', '-2', '@x', '+3', 'con "comillas", y\nlíneas']];
  it('hold nothing that a spreadsheet would calculate, and say their encoding', () => {
    expect(asCsv(rows)).toBe('\u{FEFF}a,\'=1+1,\'-2,\'@x,\'+3,"con ""comillas"", y\nlíneas"\r\n');
  });
  it('are read as they were written', () => {
    expect(cellsIn(asTabs(rows))).toEqual(rows);
    expect(cellsIn('\r\n"x ""y"""\t\r\n\t\r\n')).toEqual([['x "y"', '']]);
  });
});
