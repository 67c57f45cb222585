import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, aDelta, cardId } from '../../area/project/board.fixtures.ts';
import { door, live, titlesIn } from '../../board/board-site.ts';
import { silent } from '../../../../testing/fake-site.ts';
import { openCard } from './card-editor.fixture.ts';

describe('the editor of a card', () => {
  it('deletes the card once DELETE was typed', async () => {
    const { id, ...set } = aCard(1);
    const { asked } = await openCard({
      [door('delete_cards')]: (body) => ({ body: aDelta(8, [{ of: 'card', id, set: null }], body as object) }),
      [door('undo_command')]: (body) => ({ body: aDelta(9, [{ of: 'card', id, set }], body as object) }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar tarjeta' }));
    const question = await screen.findByRole('dialog', { name: 'Eliminar «Tarea 1»' });
    expect(await axeFindings(question)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Eliminar tarjeta' }));
    expect(asked('delete_cards')).toEqual([]);
    await userEvent.type(within(question).getByRole('textbox'), 'delete');
    await userEvent.click(within(question).getByRole('button', { name: 'Eliminar tarjeta' }));
    expect(await screen.findByText('Tarjeta eliminada')).toBeTruthy();
    expect(titlesIn('Por hacer')).toEqual(['Tarea 2']);
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']));
  });

  it('takes its links to other cards away with it only when that was ticked', async () => {
    const { asked, request } = await openCard({ [door('delete_cards')]: silent().door });
    live(8, [{ of: 'card', id: cardId(2), set: { depends_on: { add: [cardId(1)], remove: [] } } }]);
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar tarjeta' }));
    const question = await screen.findByRole('dialog', { name: 'Eliminar «Tarea 1»' });
    expect(within(question).getByText(/^Esperan a esta tarjeta: 1\./)).toBeTruthy();
    await userEvent.type(within(question).getByRole('textbox'), 'DELETE{Enter}');
    expect(within(question).getByText(/Activa la eliminación en cascada/)).toBeTruthy();
    expect(await axeFindings(question)).toEqual([]);
    expect(asked('delete_cards')).toEqual([]);
    await userEvent.click(within(question).getByRole('checkbox'));
    await userEvent.click(within(question).getByRole('button', { name: 'Eliminar tarjeta' }));
    expect((await request('delete_cards')).body).toMatchObject({ cascade: true });
  });
});
