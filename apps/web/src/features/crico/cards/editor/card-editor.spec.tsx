import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaveCrico, refusal } from '../../area/crico-site.ts';
import { aCard, aDelta, cardId, listId } from '../../area/project/board.fixtures.ts';
import { card, door, live, openBoard, project, silent, titlesIn } from '../../board/board-site.ts';

jest.setTimeout(60_000);

afterEach(leaveCrico);

const dialog = () => screen.findByRole('dialog', { name: 'Editar tarjeta' });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const update = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Actualizar tarjeta' });
const done = (body: unknown) => ({
  body: aDelta(9, [{ of: 'card', id: cardId(1), set: { title: 'Otra' } }], body as object),
});
const openCard = async (...args: Parameters<typeof openBoard>) => {
  const app = await openBoard(...args);
  await userEvent.click(card('Tarea 1'));
  await dialog();
  return app;
};

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
    const { navigate } = await openBoard();
    await navigate(`/crico/dashboard?project=${project}&card=sn-2`);
    expect(await dialog()).toBeTruthy();
    expect(field('Título').value).toBe('Tarea 2');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends only what was changed, shows it at once, and says when it is done', async () => {
    const { asked } = await openCard({ [door('update_cards')]: done });
    expect(update().disabled).toBe(true);
    live(8, [{ of: 'card', id: cardId(1), set: { priority: 'high' } }]);
    type('Título', ' Otra ');
    type('Fecha límite', '2026-12-24');
    type('Avance (%)', '140');
    await userEvent.click(update());
    expect(titlesIn('Por hacer')).toEqual(['Otra', 'Tarea 2']);
    await waitFor(() => expect(asked('update_cards')).toHaveLength(1));
    expect((asked('update_cards')[0]?.body as { set: object }).set).toEqual({
      title: 'Otra',
      due_on: '2026-12-24',
      progress: 100,
    });
    expect(await screen.findByText('¡Tarjeta actualizada!')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.includes('unsent'))).toEqual([]);
  });

  it('moves the card where another list was chosen', async () => {
    const { asked } = await openCard({ [door('move_cards')]: silent().door });
    await userEvent.click(screen.getByRole('combobox', { name: /^Lista/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Hecho/ }));
    await userEvent.click(update());
    await waitFor(() => expect(asked('move_cards')[0]?.body).toMatchObject({ list_id: listId(3), before: null }));
    expect(titlesIn('Hecho')).toEqual(['Tarea 1']);
  });

  it('cannot be saved while something is wrong, and says what beside it', async () => {
    await openCard();
    type('Título', '');
    expect(screen.getByText('Escribe un título.')).toBeTruthy();
    type('Título', 'x');
    type('Inicio', '2026-12-25');
    type('Fecha límite', '2026-12-24');
    expect(screen.getByText('El inicio no puede ser después de la fecha límite.')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bloqueada' }));
    expect(screen.getByText('Escribe por qué, con 500 caracteres como máximo.')).toBeTruthy();
    expect(update().disabled).toBe(true);
    expect(await axeFindings(await dialog())).toEqual([]);
  });

  it('asks before unsaved changes are closed', async () => {
    const { location } = await openCard();
    type('Título', 'Otra');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Cambios sin guardar' });
    expect(within(question).getByText('Tienes cambios sin guardar. ¿Seguro que quieres cerrar?')).toBeTruthy();
    expect(await axeFindings(question)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Seguir editando' }));
    expect(field('Título').value).toBe('Otra');
    expect(location().href).toContain('card=');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar sin guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']);
  });

  it('keeps what was typed over a reload, and gives it up when asked to', async () => {
    const { unmount, navigate } = await openCard();
    type('Título', 'Otra');
    await act(async () => undefined);
    unmount();
    expect(navigate).toBeTruthy();
    await openCard();
    expect(screen.getByText('Se recuperó lo que escribiste y no guardaste.')).toBeTruthy();
    expect(field('Título').value).toBe('Otra');
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(field('Título').value).toBe('Tarea 1');
  });

  it('keeps what was refused for when the card is opened again', async () => {
    await openCard({ [door('update_cards')]: () => refusal(409, 'assignee_cannot_read') });
    type('Título', 'Otra');
    await userEvent.click(update());
    expect(await screen.findByText('Solo se puede asignar a quien puede ver el proyecto.')).toBeTruthy();
    await userEvent.click(card('Tarea 1'));
    await dialog();
    expect(field('Título').value).toBe('Otra');
  });

  it('follows what others change, and shows both where it was changed here too', async () => {
    await openCard();
    live(8, [{ of: 'card', id: cardId(1), set: { due_on: '2026-05-01' } }]);
    expect(field('Fecha límite').value).toBe('2026-05-01');
    type('Título', 'Mía');
    live(9, [{ of: 'card', id: cardId(1), set: { title: 'Suya' } }]);
    expect(field('Título').value).toBe('Mía');
    expect(screen.getByText('Alguien cambió «Título» a: Suya. Aquí sigue lo tuyo.')).toBeTruthy();
    expect(await axeFindings(await dialog())).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Tomar su valor de «Título»' }));
    expect(field('Título').value).toBe('Suya');
    live(10, [{ of: 'card', id: cardId(1), set: null }]);
    expect(await screen.findByText('Esta tarjeta ya no está.')).toBeTruthy();
    expect(field('Título').readOnly).toBe(true);
  });

  it('is a dialog or a drawer, and stays what was chosen', async () => {
    await openCard();
    await userEvent.click(screen.getByRole('button', { name: 'Ver al lado' }));
    expect(screen.getByRole('button', { name: 'Ver en el centro' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(card('Tarea 1'));
    expect(await screen.findByRole('button', { name: 'Ver en el centro' })).toBeTruthy();
  });

  it('deletes the card once DELETE was typed', async () => {
    const { id, ...set } = aCard(1);
    const { asked } = await openCard({
      [door('delete_cards')]: (body) => ({ body: aDelta(8, [{ of: 'card', id, set: null }], body as object) }),
      [door('restore_cards')]: (body) => ({ body: aDelta(9, [{ of: 'card', id, set }], body as object) }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Borrar tarjeta' }));
    const question = await screen.findByRole('dialog', { name: 'Borrar «Tarea 1»' });
    expect(await axeFindings(question)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Borrar tarjeta' }));
    expect(asked('delete_cards')).toEqual([]);
    await userEvent.type(within(question).getByRole('textbox'), 'delete');
    await userEvent.click(within(question).getByRole('button', { name: 'Borrar tarjeta' }));
    expect(await screen.findByText('Tarjeta borrada')).toBeTruthy();
    expect(titlesIn('Por hacer')).toEqual(['Tarea 2']);
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']));
  });

  it('is only read by whoever may not change cards', async () => {
    await openCard({}, { role: 'reader' });
    expect(screen.queryByRole('button', { name: 'Actualizar tarjeta' })).toBeNull();
    expect(field('Título').readOnly).toBe(true);
  });
});
