import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { waitFor, within } from '@testing-library/react';
import { aCard, aList, aPage, cardId, listId } from '../../area/project/board.fixtures.ts';
import { card, door, live, openBoard } from '../board-site.ts';

const item = (number: number, done: boolean) => ({
  ...{ id: cardId(500 + number), text: `Punto ${number}`, done },
  position: `a${number}`,
});
const label = { id: listId(71), name: 'Taller', color: '#3b82f6' };
const open = async () => {
  const cards = [
    aCard(1, {
      ...{ start_on: '2030-11-03', due_on: '2030-11-24', labels: [label.id], priority: 'high' },
    }),
    aCard(2),
    aCard(3),
  ];
  const page = aPage([aList(1), aList(3)], cards, { labels: [label] });
  const app = await openBoard({
    [door('read_board')]: () => ({ body: page }),
    [door('count_attachments')]: () => ({ body: { cards: [[cardId(1), 2]] } }),
  });
  const checklist = { add: [item(1, true), item(2, false)], remove: [] };
  live(8, [{ of: 'card', id: cardId(1), set: { checklist, estimated_hours: 8, actual_hours: 2.5 } }]);
  live(9, [{ of: 'card', id: cardId(3), set: { start_on: '2030-11-03' } }]);
  return app;
};

describe('the face of a card', () => {
  it('shows days, checklist and hours if there are any, and no default priority', async () => {
    const { container } = await open();
    const face = card('Tarea 1').textContent;
    for (const words of ['Taller', 'Prioridad: Alta', '3–24 nov', '1 de 2 puntos', '2.5/8 h'])
      expect(face).toContain(words);
    await waitFor(() => expect(card('Tarea 1').textContent).toContain('2 archivos'));
    expect(card('Tarea 2').textContent).not.toContain('archivo');
    expect(card('Tarea 3').textContent).toContain('Empieza el 3 nov');
    expect(face).toContain('2.5 horas usadas, 8 horas estimadas');
    expect(within(card('Tarea 2')).getByText('Media').className).toBe('sr-only');
    for (const words of ['Empieza', 'puntos', 'horas']) expect(card('Tarea 2').textContent).not.toContain(words);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is as high with labels as without', async () => {
    await open();
    const heights = ['Tarea 1', 'Tarea 2'].map((title) => card(title).closest('li')?.style.height);
    expect(heights).toEqual(['84px', '84px']);
  });
});
