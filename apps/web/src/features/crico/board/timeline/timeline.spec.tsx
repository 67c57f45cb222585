import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { addDays } from '@nivel/ui/calendar';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayOf, formatDays } from '../../../../shell/days/days.ts';
import { cardId, listId } from '../../area/project/board.fixtures.ts';
import { live, openBoard } from '../board-site.ts';

const items = () =>
  within(screen.getByRole('list', { name: 'Línea de tiempo del proyecto' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');

describe('the Project Timeline', () => {
  it('shows the days of each card, 30 without a deadline, and marks those due soon, but not finished ones', async () => {
    const { container, location } = await openBoard();
    const today = dayOf(new Date());
    const days = { start_on: addDays(today, -5), due_on: addDays(today, 2) };
    live(8, [
      { of: 'card', id: cardId(1), set: { ...days, progress: 40 } },
      { of: 'card', id: cardId(2), set: { start_on: '2026-12-01', due_on: null } },
      { of: 'card', id: cardId(3), set: { due_on: days.due_on, blocked_reason: null, list_id: listId(3) } },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Línea de tiempo' }));
    await screen.findByRole('heading', { name: 'Línea de tiempo del proyecto' });
    const [first, second, third] = items();
    expect(first).toContain(formatDays(days.start_on, days.due_on));
    expect(first).toContain('Vence pronto: vence en 2 días');
    expect(first).toContain('40 % de avance');
    expect(second).toContain('1–30 dic');
    expect(second).toContain('Sin fecha límite: 30 días');
    expect(third).not.toContain('Vence pronto');
    expect(location().href).toContain('view=timeline');
    expect(await axeFindings(container)).toEqual([]);
  });
});
