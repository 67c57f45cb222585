import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardId, listId } from '../../area/project/board.fixtures.ts';
import { live, openBoard } from '../board-site.ts';

const items = () =>
  within(screen.getByRole('list', { name: 'Línea de tiempo del proyecto' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');

describe('the Project Timeline', () => {
  beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-25T12:00:00'), advanceTimers: true }));

  it('shows the days of each card, 30 without a deadline, and marks what is due soon, but not what is done', async () => {
    const { container, location } = await openBoard();
    live(8, [
      { of: 'card', id: cardId(1), set: { start_on: '2026-11-20', due_on: '2026-11-27', progress: 40 } },
      { of: 'card', id: cardId(2), set: { start_on: '2026-12-01', due_on: null } },
      { of: 'card', id: cardId(3), set: { due_on: '2026-11-27', blocked_reason: null, list_id: listId(3) } },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Línea de tiempo' }));
    await screen.findByRole('heading', { name: 'Línea de tiempo del proyecto' });
    const [first, second, third] = items();
    expect(first).toContain('20–27 nov');
    expect(first).toContain('Vence pronto: vence en 2 días');
    expect(first).toContain('40 % de avance');
    expect(second).toContain('1–30 dic');
    expect(second).toContain('Sin fecha límite: 30 días');
    expect(third).not.toContain('Vence pronto');
    expect(location().href).toContain('view=timeline');
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /Tarea 2/ }));
    expect(await screen.findByRole('dialog', { name: 'Editar tarjeta' })).toBeTruthy();
  });
});
