import type { ProjectChange } from '@nivel/contracts/projects/project-delta';
import { lettersOf } from '@nivel/planning/link-terms';
import type { LinkType } from '@nivel/planning/plan-link';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDelta, cardId } from '../../area/project/board.fixtures.ts';
import { door, live, openBoard, project } from '../board-site.ts';

export const bar = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}, `) });
/** The service does what it is asked for, as the log would say it. */
export const answering = () => {
  let sequence = 8;
  const answer =
    <Body extends object>(changes: (body: Body) => ProjectChange[]) =>
    (body: unknown) => ({ body: aDelta((sequence += 1), changes(body as Body), body as object) });
  return {
    [door('update_cards')]: answer<{ card_ids: string[]; set: object }>(({ card_ids, set }) =>
      card_ids.map((id) => ({ of: 'card', id, set })),
    ),
    [door('put_cards')]: answer<{ update: { card_id: string; set: object }[] }>(({ update }) =>
      update.map(({ card_id: id, set }) => ({ of: 'card', id, set })),
    ),
    [door('put_link')]: answer<{ card_id: string; depends_on: string; type: LinkType; lag: number }>(
      ({ card_id: id, depends_on, ...terms }) => [
        {
          of: 'card',
          id,
          set: { depends_on: { add: [depends_on], remove: [] }, link_terms: { [depends_on]: lettersOf(terms) } },
        },
      ],
    ),
    [door('change_card_sets')]: answer<{ card_ids: string[]; remove: { depends_on: string[] } }>(
      ({ card_ids, remove }) =>
        card_ids.map((id) => ({ of: 'card', id, set: { depends_on: { add: [], remove: remove.depends_on } } })),
    ),
    [door('list_holiday_sources')]: () => ({ body: { sources: [] } }),
    [door('update_project')]: answer<{ set: object }>(({ set }) => [{ of: 'project', id: project, set }]),
  };
};

/** Three cards: the second waits for the first, and the third has no dates. */
export const openChart = async (
  shown: Parameters<typeof openBoard>[1] = {},
  doors: Parameters<typeof openBoard>[0] = {},
) => {
  const app = await openBoard({ ...answering(), ...doors }, shown);
  live(8, [
    { of: 'card', id: cardId(1), set: { start_on: '2026-01-26', due_on: '2026-01-27' } },
    {
      of: 'card',
      id: cardId(2),
      set: { start_on: '2026-01-28', due_on: '2026-01-29', depends_on: { add: [cardId(1)], remove: [] } },
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Gantt' }));
  await screen.findByRole('region', { name: 'Diagrama de Gantt de Proyecto 1' });
  return app;
};

/** Drags by the pointer, at the scale of weeks (18 px a day). */
export const drag = async (element: Element, days: number) => {
  fireEvent.pointerDown(element, { clientX: 500, clientY: 10, button: 0, pointerId: 1 });
  fireEvent.pointerMove(element, { clientX: 500 + days * 18, clientY: 10, pointerId: 1 });
  fireEvent.pointerUp(element, { clientX: 500 + days * 18, clientY: 10, pointerId: 1 });
  await act(async () => Promise.resolve());
};
