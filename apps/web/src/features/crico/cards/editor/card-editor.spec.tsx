import { describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { me } from '../../area/crico.fixtures.ts';
import { aDelta, aList, aWholeCard, cardId, listId } from '../../area/project/board.fixtures.ts';
import { card, door, live, openBoard, project, titlesIn } from '../../board/board-site.ts';
import { silent } from '../../../../testing/fake-site.ts';
import { dialog, field, openCard, type, update } from './card-editor.fixture.ts';

const done = (body: unknown) => ({
  body: aDelta(9, [{ of: 'card', id: cardId(1), set: { title: 'Otra' } }], body as object),
});

describe('the editor of a card', () => {
  it('is in the address, closes by the way back, and gives the focus back', async () => {
    const { location } = await openCard();
    expect(location().href).toContain('card=SN-1');
    expect(await axeFindings(await dialog())).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location().href).not.toContain('card=');
    await waitFor(() => expect(document.activeElement).toBe(card('Tarea 1')));
  });

  it('opens by its address', async () => {
    const { navigate } = await openBoard({ [door('read_card')]: () => ({ body: aWholeCard() }) });
    await navigate(`/crico/dashboard?project=${project}&card=sn-2`);
    expect(await dialog()).toBeTruthy();
    expect(field('Título').value).toBe('Tarea 2');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends changed fields only, shows them at once, and reports when it is done', async () => {
    const { asked, request } = await openCard({ [door('save_card')]: done });
    expect(update().disabled).toBe(true);
    live(8, [{ of: 'card', id: cardId(1), set: { priority: 'high' } }]);
    type('Título', ' Otra ');
    type('Fecha límite', '2026-12-24');
    type('Avance (%)', '140');
    await userEvent.click(update());
    expect(titlesIn('Por hacer')).toEqual(['Otra', 'Tarea 2']);
    await waitFor(() => expect(asked('save_card')).toHaveLength(1));
    expect(((await request('save_card')).body as { set: object }).set).toEqual({
      title: 'Otra',
      due_on: '2026-12-24',
      // An invalid progress counts as none.
      progress: 0,
    });
    expect(await screen.findByText('¡Tarjeta actualizada!')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.includes('unsent'))).toEqual([]);
  });

  it('sends fields, list and both long texts by one command', async () => {
    const { visits, request } = await openCard({ [door('save_card')]: done });
    type('Título', 'Otra');
    await userEvent.click(screen.getByRole('combobox', { name: /^Lista/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Hecho/ }));
    type('Descripción', 'Tela de algodón');
    type('Notas', 'Pedir muestras');
    await userEvent.click(update());
    expect(titlesIn('Hecho')).toEqual(['Otra']);
    expect(await screen.findByText('¡Tarjeta actualizada!')).toBeTruthy();
    const commands = visits.filter(({ body }) => typeof body === 'object' && body !== null && 'command_id' in body);
    expect(commands).toHaveLength(1);
    expect((await request('save_card')).body).toMatchObject({
      card_id: cardId(1),
      set: { title: 'Otra' },
      to: { list_id: listId(3) },
      texts: { description: { text: 'Tela de algodón' }, notes: { text: 'Pedir muestras' } },
    });
  });

  it('is saved by Ctrl and Enter from every field, once there is something to save', async () => {
    const { asked, request } = await openCard({ [door('save_card')]: done });
    await userEvent.click(await screen.findByRole('textbox', { name: 'Descripción' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await dialog()).toBeTruthy();
    expect(asked('save_card')).toEqual([]);
    await userEvent.keyboard('Tela{Control>}{Enter}{/Control}');
    expect((await request('save_card')).body).toMatchObject({ texts: { description: { text: 'Tela' } } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays open when Escape closes the list of people', async () => {
    // As in browsers that report the end of a scroll.
    jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as never);
    await openCard();
    await userEvent.click(await screen.findByRole('textbox', { name: 'Descripción' }));
    await userEvent.click(screen.getByRole('button', { name: /^Responsable/ }));
    await screen.findByRole('combobox', { name: 'Buscar en el equipo...' });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('combobox', { name: 'Buscar en el equipo...' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Responsable/ }));
    expect(await dialog()).toBeTruthy();
  });

  it('moves the card where another list was chosen', async () => {
    const { request } = await openCard({ [door('save_card')]: silent().door });
    await userEvent.click(screen.getByRole('combobox', { name: /^Lista/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Hecho/ }));
    await userEvent.click(update());
    expect((await request('save_card')).body).toMatchObject({ to: { list_id: listId(3) } });
    expect(titlesIn('Hecho')).toEqual(['Tarea 1']);
  });

  it('comes to a full list only for those who lead, and when they say so', async () => {
    const lists = [aList(1), aList(2, { wip_limit: 1 }), aList(3)];
    const toFull = async () => {
      await userEvent.click(screen.getByRole('combobox', { name: /^Lista/ }));
      await userEvent.click(await screen.findByRole('option', { name: /^En curso/ }));
      expect(within(await dialog()).getByText('Límite de la lista alcanzado')).toBeTruthy();
    };
    const { unmount, asked: tried } = await openCard({}, { lists });
    await toFull();
    expect(screen.queryByRole('checkbox', { name: 'Exceder el límite de la lista' })).toBeNull();
    await userEvent.click(update());
    expect(await screen.findByText('Error de validación')).toBeTruthy();
    expect(tried('save_card')).toEqual([]);
    unmount();
    localStorage.clear();
    const { request } = await openCard({ [door('save_card')]: silent().door }, { lists, role: 'lead' });
    await toFull();
    expect(await axeFindings(await dialog())).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Exceder el límite de la lista' }));
    await userEvent.click(update());
    expect((await request('save_card')).body).toMatchObject({ to: { list_id: listId(2) }, override_limit: true });
  });

  it('cannot be saved while there is a fault, and shows it beside the field', async () => {
    const { asked } = await openCard();
    type('Título', '');
    expect(screen.getByText('Escribe un título.')).toBeTruthy();
    expect(update().disabled).toBe(true);
    type('Título', 'x');
    type('Inicio', '2026-12-25');
    type('Fecha límite', '2026-12-24');
    expect(screen.getByText('El inicio no puede ser después de la fecha límite.')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bloqueada' }));
    expect(screen.getByText('Escribe por qué, con 500 caracteres como máximo.')).toBeTruthy();
    await userEvent.click(update());
    expect(document.activeElement).toBe(field('Inicio'));
    expect(await screen.findByText('Error de validación')).toBeTruthy();
    expect(asked('save_card')).toEqual([]);
    expect(await axeFindings(await dialog())).toEqual([]);
  });

  it('takes days as people write them, and nothing that is none', async () => {
    const { asked, request } = await openCard({ [door('save_card')]: done });
    await userEvent.type(field('Fecha límite'), 'pronto');
    await userEvent.click(update());
    expect(await screen.findByText('Escribe un día que exista.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Fecha límite'));
    expect(asked('save_card')).toEqual([]);
    await userEvent.clear(field('Fecha límite'));
    await userEvent.type(field('Fecha límite'), '24 dic 2030');
    await userEvent.click(update());
    expect((await request('save_card')).body).toMatchObject({ set: { due_on: '2030-12-24' } });
  });

  it('is a dialog or a drawer, and stays as chosen', async () => {
    await openCard();
    await userEvent.click(screen.getByRole('button', { name: 'Ver al lado' }));
    expect(screen.getByRole('button', { name: 'Ver en el centro' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(card('Tarea 1'));
    expect(await screen.findByRole('button', { name: 'Ver en el centro' })).toBeTruthy();
  });

  it('shows who changed what of it, page by page', async () => {
    const entry = (sequence: number, event: string, fields: unknown[]) => ({
      sequence,
      at: '2026-11-01T10:00:00.000Z',
      by: me,
      kind: 'update-cards',
      event,
      fields,
    });
    const changed = entry(9, 'changed', [
      { field: 'due_on', old: null, new: '2026-12-24' },
      { field: 'list_id', old: listId(1), new: listId(3) },
      { field: 'tags', old: [], new: ['tela'] },
      { field: 'position', old: 'a1', new: 'a2' },
    ]);
    await openCard({
      [door('list_card_history')]: (body) => ({
        body: (body as { before?: number }).before
          ? { entries: [entry(1, 'created', [])], has_more: false }
          : { entries: [changed], has_more: true },
      }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Historial' }));
    const details = await screen.findByRole('dialog', { name: 'Detalles de la tarjeta' });
    const list = await within(details).findByRole('list', { name: 'Historial' });
    expect(list.textContent).toContain('Fecha límite: antes nada → , ahora 24 dic 2026');
    expect(list.textContent).toContain('Lista: antes Por hacer → , ahora Hecho');
    expect(list.textContent).toContain('Marcas: antes nada → , ahora tela');
    expect(list.textContent).not.toContain('a2');
    expect(await axeFindings(details)).toEqual([]);
    await userEvent.click(within(details).getByRole('button', { name: 'Ver anteriores' }));
    expect(await within(details).findByText(/puso la tarjeta en el tablero/)).toBeTruthy();
    expect(within(details).queryByRole('button', { name: 'Ver anteriores' })).toBeNull();
  });

  it('is read-only for a person who may not change cards', async () => {
    await openCard({}, { role: 'reader' });
    expect(screen.queryByRole('button', { name: 'Actualizar tarjeta' })).toBeNull();
    expect(field('Título').readOnly).toBe(true);
  });
});
