import { describe, expect, it } from '@jest/globals';
import type { Present, RoomFollower } from '@nivel/client/live';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setLive } from '../../../../shell/live/room-followers.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { aMember, anOrganization, aProject, dashboardOf, me } from '../crico.fixtures.ts';
import { cricoSite, dashboardDoor } from '../crico-site.ts';
import { aCard, aList, aPage, cardId } from '../project/board.fixtures.ts';

const place = anOrganization(1);
const { id } = aProject(1);
const room = `project:${id}`;
const idOf = (number: number): string => aMember(number).user_id;
const people = [1, 2, 3, 4, 5, 6].map((number) => ({
  user_id: idOf(number),
  full_name: `Persona ${number}`,
  email: null,
  avatar_url: null,
  role: 'member',
}));
const at = (userId: string, ...open: string[]): Present => ({
  ...{ user_id: userId, at: open, state: 'online', busy_until: null },
});

let followers: RoomFollower[] = [];
let said: (string | null)[] = [];
/** A connection that a test can speak through. */
const connect = () => {
  [followers, said] = [[], []];
  act(() =>
    setLive({
      seq: 1,
      follow: (name, follower) => {
        if (name === room) followers.push(follower);
        return () => undefined;
      },
      here: (name, open) => void (name === room && said.push(open)),
      busy: async () => Promise.resolve(true),
      retry: () => undefined,
      close: () => undefined,
    }),
  );
};

const presenceArrives = (...present: Present[]) => act(() => followers.forEach(({ onHere }) => onHere?.(present, [])));
const open = async () => {
  cricoSite(
    {
      'POST /rest/v1/rpc/read_board': () => ({ body: aPage([aList(1), aList(2)], [aCard(1), aCard(2)]) }),
      'POST /rest/v1/rpc/list_project_changes': () => ({ body: { deltas: [], sequence: 7 } }),
      'POST /rest/v1/rpc/list_project_people': () => ({ body: { people } }),
      [dashboardDoor]: () => ({ body: dashboardOf([aProject(1, { organization_id: place.organization_id })]) }),
    },
    { organizations: [place] },
  );
  const app = await renderApp(`/crico/dashboard?project=${id}`);
  await screen.findByRole('heading', { level: 1, name: 'Proyecto 1' });
  connect();
  return app;
};
const shown = (): string[] =>
  within(screen.getByRole('list', { name: 'Quién está aquí' }))
    .getAllByRole('listitem')
    .map(({ title, textContent }) => title || textContent);

describe('who is here', () => {
  it('is everybody else, by name, with the card that they have open', async () => {
    const { container } = await open();
    await waitFor(() => expect(said).toEqual([null]));
    presenceArrives(at(me), at(idOf(1)), at(idOf(2), cardId(2)));
    await waitFor(() =>
      expect(shown()).toEqual(['Persona 1 está aquí', expect.stringMatching(/^Persona 2 tiene abierta \w+-2$/)]),
    );
    expect(await axeFindings(container)).toEqual([]);
    presenceArrives(at(me));
    expect(screen.queryByRole('list', { name: 'Quién está aquí' })).toBeNull();
  });

  it('is counted from the fifth on, and people without a name are included', async () => {
    await open();
    presenceArrives(...[1, 2, 3].map((number) => at(idOf(number))), at(cardId(9)), at(idOf(5)), at(idOf(6)));
    await waitFor(() => expect(shown()).toHaveLength(5));
    expect(shown().at(3)).toBe('Alguien está aquí');
    expect(shown().at(-1)).toContain('2 más');
  });
});
