import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { silent } from '../../../testing/fake-site.ts';
import { refusal } from '../area/crico-site.ts';
import { aCard, aDelta, aList, aPage, cardId, listId } from '../area/project/board.fixtures.ts';
import { door, live, openBoard, titlesIn } from './board-site.ts';

const lists = [aList(1), aList(2), aList(3)];
const finished = aCard(1, { list_id: listId(3), progress: 100 });
const secondPage = { body: aPage(lists, [aCard(2), aCard(3)], { sequence: 9 }) };

/** A board of two pages; the second comes when it is let through. */
const twoPages = async (search: Readonly<Record<string, string>> = {}, deltas: readonly unknown[] = []) => {
  const second = silent();
  const app = await openBoard(
    {
      [door('read_board')]: (body) =>
        (body as { after: number }).after === 0 ? { body: aPage(lists, [finished], { next: 1 }) } : second.door(),
      [door('list_project_changes')]: () => ({ body: { deltas, sequence: 7 } }),
    },
    { search },
  );
  return { ...app, second };
};

describe('a board of several pages', () => {
  it('shows the first page at once, shows that more is coming, and claims nothing about the rest', async () => {
    const { second } = await twoPages();
    expect(titlesIn('Hecho')).toEqual(['Tarea 1']);
    expect(await screen.findByText('Cargando, van 1 tarjetas')).toBeTruthy();
    // All cards of the first page are done, of the project one of three.
    expect(screen.queryByText('¡Proyecto completo!')).toBeNull();
    await second.answer(secondPage);
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual(['Tarea 2', 'Tarea 3']));
    await waitFor(() => expect(screen.queryByText(/Cargando, van/)).toBeNull());
  });

  it('exports and counts nothing of it as the whole', async () => {
    const label = { id: listId(71), name: 'Taller', color: '#3b82f6' };
    const of = { role: 'lead' as const, labels: [label] };
    const second = silent();
    const first = aPage(lists, [aCard(1, { labels: [label.id] })], { next: 1, ...of });
    await openBoard(
      {
        [door('read_board')]: (body) => ((body as { after: number }).after === 0 ? { body: first } : second.door()),
        [door('list_project_changes')]: () => ({ body: { deltas: [], sequence: 9 } }),
      },
      { search: { view: 'table' } },
    );
    const waits = 'Exportar CSV cuando lleguen todas las tarjetas';
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: waits })).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Acciones del proyecto' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Administrar etiquetas' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar Taller' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Eliminar Taller?' }));
    const confirm = question.getByRole<HTMLButtonElement>('button', { name: 'Eliminar etiqueta' });
    expect(question.getByText('Las tarjetas todavía están llegando…')).toBeTruthy();
    expect(confirm.disabled).toBe(true);
    await second.answer({ body: aPage(lists, [aCard(2, { labels: [label.id] })], { sequence: 9, ...of }) });
    expect(await question.findByText('La llevan 2 tarjetas; se quita de ellas.')).toBeTruthy();
    expect(confirm.disabled).toBe(false);
  });

  it('keeps a change of a card whose page is still to come, even where that page is older', async () => {
    const { second } = await twoPages({}, [aDelta(8, [{ of: 'card', id: cardId(2), set: { title: 'Otra' } }])]);
    live(8, [{ of: 'card', id: cardId(2), set: { title: 'Otra' } }]);
    await second.answer(secondPage);
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual(['Otra', 'Tarea 3']));
  });

  it('opens a linked card when its page has come, and does not call it missing before', async () => {
    const { second } = await twoPages({ card: 'SN-3' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await second.answer(secondPage);
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('keeps the loaded cards when the next page is refused, and reads again on request', async () => {
    let tries = 0;
    const app = await openBoard({
      [door('read_board')]: (body) => {
        if ((body as { after: number }).after === 0) return { body: aPage(lists, [finished], { next: 1 }) };
        tries += 1;
        return tries === 1 ? refusal(409, 'conflict') : secondPage;
      },
    });
    const alert = await screen.findByRole('alert');
    expect(titlesIn('Hecho')).toEqual(['Tarea 1']);
    await userEvent.click(within(alert).getByRole('button', { name: 'Intentar de nuevo' }));
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual(['Tarea 2', 'Tarea 3']));
    expect(app.asked('read_board')).toHaveLength(4);
  });
});
