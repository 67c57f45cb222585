import { describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, aDelta, aField, aList, aPage, cardId, fieldId } from '../../area/project/board.fixtures.ts';
import { door, live, openBoard, project } from '../board-site.ts';
import { chosenColumns, columnsText, movedColumn } from '../view/column-choices.ts';

const fields = [
  aField(1, { name: 'Importe', kind: 'money', currency: 'MXN' }),
  aField(2, {
    name: 'Etapa',
    kind: 'choice',
    choices: [1, 2].map((nth) => ({ id: fieldId(70 + nth), name: `E${nth}` })),
  }),
  aField(3, { name: 'Enlace', kind: 'link' }),
];
const cards = [
  aCard(1, { fields: { [fieldId(1)]: 125_050, [fieldId(2)]: fieldId(72) } }),
  aCard(2, { fields: { [fieldId(1)]: 5_000, [fieldId(3)]: 'https://example.com/a' }, blocked_reason: 'Falta tela' }),
  aCard(3, { fields: { [fieldId(2)]: fieldId(71) }, estimated_hours: 4 }),
];
const open = async (columns = '', doors: Parameters<typeof openBoard>[0] = {}) => {
  const page = aPage([aList(1), aList(2)], cards, { fields });
  const app = await openBoard({
    [door('read_board')]: () => ({ body: page }),
    [door('save_card')]: (body) => ({ body: aDelta(8, [], body as object) }),
    ...doors,
  });
  await app.navigate(`/crico/dashboard?project=${project}&view=table${columns && `&columns=${columns}`}`);
  await screen.findByRole('grid');
  return app;
};
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const head = (name: string) => screen.getByRole('button', { name });
const inOrder = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
/** The requests of a door, read in `waitFor`. */
const kept = (requests: readonly { readonly body: unknown }[]) =>
  (requests.at(-1)?.body as { choices?: { columns?: string } } | undefined)?.choices?.columns;

describe('the columns of a table', () => {
  it('are chosen and put in order, also those of the project, and are kept for the person', async () => {
    const { asked, location } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Columnas' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Columnas de la tabla' }));
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Título' }).disabled).toBe(true);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Importe' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Avance' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Poner Importe antes' }));
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Listo' }));
    const shown = ['', 'Número', 'Título', 'Estado', 'Prioridad', 'Responsable', 'Importe', 'Fecha límite', 'Acciones'];
    expect(heads()).toEqual(shown);
    expect(screen.getByRole('grid').getAttribute('aria-colcount')).toBe('9');
    expect(screen.getByText('$1,250.50')).toBeTruthy();
    const text = `number.title.status.priority.assignee.${fieldId(1)}.due_on`;
    await waitFor(() => expect(kept(asked('save_view_choices'))).toBe(text));
    expect(location().href).toContain(text);
    expect(await axeFindings(screen.getByRole('grid'))).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Columnas' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Como al principio' }));
    await userEvent.click(screen.getByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(heads()).toHaveLength(9));
    expect(heads()).toContain('Avance');
    await waitFor(() => expect(kept(asked('save_view_choices'))).toBeUndefined());
  });

  it('of a deleted field disappear, without a message', async () => {
    await open(`title.${fieldId(1)}.${fieldId(9)}.nonsense.title`);
    expect(heads()).toEqual(['', 'Título', 'Importe', 'Acciones']);
    live(8, [{ of: 'field', id: fieldId(1), set: null }]);
    await waitFor(() => expect(heads()).toEqual(['', 'Título', 'Acciones']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are sized and moved by keys, which are kept once', async () => {
    const { asked } = await open('number.title.status');
    act(() => head('Número').focus());
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(kept(asked('save_view_choices'))).toBe('number*96.title.status'));
    expect(screen.getByRole('grid').style.getPropertyValue('--columns')).toMatch(
      /^36px 96px minmax\(192px, 1fr\) 112px/,
    );
    expect(screen.getByText('Número: 96 píxeles de ancho')).toBeTruthy();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await waitFor(() => expect(heads()).toEqual(['', 'Título', 'Número', 'Estado', 'Acciones']));
    await waitFor(() => expect(document.activeElement).toBe(head('Número')));
    await waitFor(() => expect(kept(asked('save_view_choices'))).toBe('title.number*96.status'));
    expect(inOrder()).toEqual(['Tarea 1', 'Tarea 2', 'Tarea 3']);
  });

  it('are sized by their edge and moved by their names', async () => {
    const { asked, container } = await open('number.title.status');
    await waitFor(() => expect(kept(asked('save_view_choices'))).toBe('number.title.status'));
    const before = asked('save_view_choices').length;
    const edge = container.querySelector('[data-edge="status"]') as HTMLElement;
    edge.setPointerCapture = () => undefined;
    fireEvent.pointerDown(edge, { clientX: 500 });
    fireEvent.pointerMove(edge, { clientX: 530 });
    expect(screen.getByRole('grid').style.getPropertyValue('--columns')).toContain('142px');
    expect(asked('save_view_choices')).toHaveLength(before);
    fireEvent.pointerUp(edge, { clientX: 530 });
    await waitFor(() => expect(kept(asked('save_view_choices'))).toBe('number.title.status*142'));
    const of = (name: string) => head(name).closest('[role=columnheader]') as HTMLElement;
    fireEvent.dragStart(of('Estado'));
    fireEvent.dragOver(of('Número'));
    fireEvent.drop(of('Número'));
    await waitFor(() => expect(heads()).toEqual(['', 'Estado', 'Número', 'Título', 'Acciones']));
  });

  it('sort, those of the project too, with nothing at the end', async () => {
    await open(`title.blocked_reason.${fieldId(1)}.${fieldId(2)}`);
    await userEvent.click(head('Importe'));
    await waitFor(() => expect(inOrder()).toEqual(['Tarea 2', 'Tarea 1', 'Tarea 3']));
    await userEvent.click(head('Etapa'));
    await waitFor(() => expect(inOrder()).toEqual(['Tarea 3', 'Tarea 1', 'Tarea 2']));
    expect(screen.getByRole('combobox', { name: 'Orden Etapa' })).toBeTruthy();
    await userEvent.click(head('Bloqueo'));
    await waitFor(() => expect(inOrder()).toEqual(['Tarea 2', 'Tarea 1', 'Tarea 3']));
  });

  it('are edited in the control of their kind, by one command, and show faults', async () => {
    const { asked, request } = await open(`title.estimated_hours.${fieldId(1)}.${fieldId(2)}.${fieldId(3)}`);
    await userEvent.dblClick(screen.getByRole('rowheader', { name: 'Tarea 1' }));
    const amount = screen.getByRole('textbox', { name: 'Importe' });
    await userEvent.clear(amount);
    await userEvent.type(amount, 'mucho{Enter}');
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(asked('save_card')).toEqual([]);
    await userEvent.clear(amount);
    await userEvent.type(amount, '$1,300.25');
    await userEvent.click(screen.getByRole('combobox', { name: /^Etapa/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'E1' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Enlace' }), 'https://example.com/b');
    await userEvent.type(screen.getByRole('textbox', { name: 'Horas estimadas' }), '2.5{Enter}');
    await waitFor(() => expect(asked('save_card')).toHaveLength(1));
    expect((await request('save_card')).body).toMatchObject({
      card_id: cardId(1),
      set: {
        estimated_hours: 2.5,
        fields: { [fieldId(1)]: 130_025, [fieldId(2)]: fieldId(71), [fieldId(3)]: 'https://example.com/b' },
      },
    });
  });

  it('show comments of a card, counted by a separate request', async () => {
    await open('title.comments', {
      [door('count_comments')]: () => ({ body: { cards: [[cardId(2), 3, 1]] } }),
    });
    await userEvent.click(head('Comentarios'));
    await waitFor(() => expect(inOrder()).toEqual(['Tarea 1', 'Tarea 3', 'Tarea 2']));
    expect(screen.getByRole('row', { name: /Tarea 2/ }).textContent).toContain('3');
  });

  it('show how many files cards have', async () => {
    await open('title.files', { [door('count_attachments')]: () => ({ body: { cards: [[cardId(2), 4]] } }) });
    await userEvent.click(head('Archivos'));
    await waitFor(() => expect(inOrder()).toEqual(['Tarea 1', 'Tarea 3', 'Tarea 2']));
    expect(screen.getByRole('row', { name: /Tarea 2/ }).textContent).toContain('4 archivos');
  });

  it('are those of the exported file', async () => {
    await open(`${fieldId(1)}.title`);
    const written: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => {
      written.push(blob);
      return 'blob:x';
    };
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }));
    click.mockRestore();
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(written[0] as Blob);
    });
    expect(text).toBe('Importe,Título\r\n1250.50,Tarea 1\r\n50.00,Tarea 2\r\n,Tarea 3\r\n');
  });
});

describe('the text of columns', () => {
  it('is read as it was written, has possible widths and always a title', () => {
    const text = `number*80.title*320.${fieldId(1)}`;
    expect(columnsText(chosenColumns(text, [fieldId(1)]))).toBe(text);
    expect(chosenColumns('number*10.number*99', [])).toEqual([
      { key: 'title', px: null },
      { key: 'number', px: 48 },
    ]);
    expect(columnsText(chosenColumns('', []))).toBe('');
    expect(movedColumn(chosenColumns('number.title.status', []), 'status', 0).map(({ key }) => key)).toEqual([
      'status',
      'number',
      'title',
    ]);
  });
});
