import { describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../area/crico-site.ts';
import { me } from '../../area/crico.fixtures.ts';
import { aCard, aDelta, cardId } from '../../area/project/board.fixtures.ts';
import { changeRole, card, door, live, openBoard, project, titlesIn } from '../../board/board-site.ts';
import { silent } from '../../../../testing/fake-site.ts';
import { cardPath, keepDraft, readDraft } from '../../area/drafts/drafts.ts';
import { dialog, field, openCard, type, update } from './card-editor.fixture.ts';

const path = cardPath(project, cardId(1));
const key = `nivel.unsent.${me}.${path}`;
const storage = (newValue: string | null) =>
  act(async () => dispatchEvent(new StorageEvent('storage', { key, newValue })));
/** Whether the browser would ask before the tab is closed. */
const asksBeforeUnload = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

describe('nothing that was typed into a card is lost', () => {
  it('when another tab saves the same card, or types into it too', async () => {
    await openCard();
    type('Título', 'Mía');
    await waitFor(() => expect(readDraft(me, path)).toEqual({ title: 'Mía' }));
    expect(asksBeforeUnload()).toBe(false);
    localStorage.removeItem(key);
    await storage(null);
    expect(readDraft(me, path)).toEqual({ title: 'Mía' });
    keepDraft(me, path, { title: 'De la otra pestaña' });
    await storage('x');
    expect(await screen.findByText(/^Esto está solo en esta pestaña/)).toBeTruthy();
    expect(await axeFindings(await dialog())).toEqual([]);
    expect(asksBeforeUnload()).toBe(true);
    type('Título', 'Mía también');
    await waitFor(() => expect(screen.queryByText(/^Esto está solo en esta pestaña/)).toBeNull());
    expect(asksBeforeUnload()).toBe(false);
  });

  it('when another person deletes it meanwhile: it can be restored, and is saved then', async () => {
    const { id, ...set } = aCard(1);
    const { request } = await openCard({
      [door('restore_cards')]: (body) => ({ body: aDelta(9, [{ of: 'card', id, set }], body as object) }),
      [door('save_card')]: silent().door,
    });
    type('Título', 'Mía');
    live(8, [{ of: 'card', id: cardId(1), set: null }]);
    expect(await screen.findByText(/Lo que escribiste sigue aquí: restaura la tarjeta/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copiar' })).toBeTruthy();
    expect(await axeFindings(await dialog())).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Restaurar la tarjeta' }));
    await waitFor(() => expect(field('Título').readOnly).toBe(false));
    expect(field('Título').value).toBe('Mía');
    await userEvent.click(update());
    expect((await request('save_card')).body).toMatchObject({ set: { title: 'Mía' } });
  });

  it('when it was deleted while the page was closed: it is shown to be copied', async () => {
    const gone = cardId(77);
    keepDraft(me, cardPath(project, gone), { title: 'Vieja', description: { text: 'Larga', base: 3 } });
    const { navigate } = await openBoard();
    await navigate(`/crico/dashboard?project=${project}&card=${gone}`);
    const shown = await screen.findByRole('dialog', { name: 'Esta tarjeta ya no está.' });
    expect(
      within(shown)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Vieja', 'Larga']);
    expect(within(shown).getByRole('button', { name: 'Copiar' })).toBeTruthy();
    expect(await axeFindings(shown)).toEqual([]);
    await userEvent.click(within(shown).getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(readDraft(me, cardPath(project, gone))).toBeNull();
  });

  it('when the right to see the project ends while it is saved', async () => {
    const { door: save } = silent();
    await openCard({ [door('save_card')]: save, [door('list_project_changes')]: () => refusal(403, 'forbidden') });
    type('Título', 'Mía');
    await userEvent.click(update());
    // A command of others is missing, and can no longer be read.
    live(12, []);
    const texts = await screen.findByRole('region', { name: 'Lo que habías escrito' });
    expect(within(texts).getByText('Mía')).toBeTruthy();
    expect(screen.queryByText('¡Tarjeta actualizada!')).toBeNull();
    expect(readDraft(me, path)).toEqual({ title: 'Mía' });
  });

  it('when the role that may change cards is taken away meanwhile: the message shows it, and it can be copied', async () => {
    const { request } = await openCard();
    type('Título', 'Mía');
    changeRole('guest');
    expect(await screen.findByText(/Ya no puedes cambiar tarjetas aquí. Lo que escribiste sigue aquí/)).toBeTruthy();
    expect(within(await dialog()).getByRole('button', { name: 'Copiar' })).toBeTruthy();
    expect(field('Título').value).toBe('Mía');
    expect(field('Título').readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Actualizar tarjeta' })).toBeNull();
    expect(await axeFindings(await dialog())).toEqual([]);
    changeRole('member');
    await userEvent.click(await screen.findByRole('button', { name: 'Actualizar tarjeta' }));
    expect((await request('save_card')).body).toMatchObject({ set: { title: 'Mía' } });
  });

  it('when it is more than a device keeps: the message shows it, and the browser asks', async () => {
    const { asked } = await openCard();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const description = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Descripción' });
    fireEvent.change(description, { target: { value: 'a'.repeat(5_000_000) } });
    expect(screen.getByText('El texto tiene como máximo 50,000 caracteres.')).toBeTruthy();
    expect(await screen.findByText(/^Esto está solo en esta pestaña/)).toBeTruthy();
    expect(asksBeforeUnload()).toBe(true);
    await userEvent.click(update());
    expect(await screen.findByText('Error de validación')).toBeTruthy();
    expect(description.value).toHaveLength(5_000_000);
    expect(asked('save_card')).toEqual([]);
  });

  it('when it is saved without a connection: it waits, and the message shows that', async () => {
    const { asked } = await openCard({ [door('save_card')]: silent().door });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    type('Título', 'Otra');
    await userEvent.click(update());
    expect(await screen.findByText(/^Guardado en este dispositivo/)).toBeTruthy();
    expect(card('Otra')).toBeTruthy();
    expect(readDraft(me, path)).toEqual({ title: 'Otra' });
    await waitFor(() => expect(asked('save_card').length).toBeGreaterThan(0));
  });

  it('as a title of 200 emoji is one, and of 201 none', async () => {
    const { request } = await openCard({ [door('save_card')]: silent().door });
    type('Título', '😀'.repeat(201));
    expect(screen.getByText('El título tiene como máximo 200 caracteres.')).toBeTruthy();
    type('Título', '😀'.repeat(200));
    expect(screen.queryByText('El título tiene como máximo 200 caracteres.')).toBeNull();
    await userEvent.click(update());
    expect((await request('save_card')).body).toMatchObject({ set: { title: '😀'.repeat(200) } });
  });
});

describe('the editor of a card with unsaved changes', () => {
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

  it('restores typed text after a reload, and discards it on request', async () => {
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

  it('keeps refused changes for when the card is opened again', async () => {
    await openCard({ [door('save_card')]: () => refusal(409, 'assignee_cannot_read') });
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
    expect(field('Fecha límite').value).toBe('1 may 2026');
    type('Título', 'Mía');
    live(9, [{ of: 'card', id: cardId(1), set: { title: 'Suya' } }]);
    expect(field('Título').value).toBe('Mía');
    expect(screen.getByText('Alguien cambió «Título» a: Suya. Aquí sigue lo tuyo.')).toBeTruthy();
    expect(await axeFindings(await dialog())).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Tomar su valor de «Título»' }));
    expect(field('Título').value).toBe('Suya');
    live(10, [{ of: 'card', id: cardId(1), set: null }]);
    expect(await screen.findByText(/^Esta tarjeta ya no está\./)).toBeTruthy();
    expect(field('Título').readOnly).toBe(true);
  });
});
