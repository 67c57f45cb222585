import { describe, expect, it } from '@jest/globals';
import type { RoomFollower } from '@nivel/client/live';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLive } from '../../../shell/live/room-followers.ts';
import { session } from '../../../shell/session/session.ts';
import { aSession } from '../../../testing/learners.ts';
import { refusal } from '../area/crico-site.ts';
import { aCard, aDelta, aList, aPage, cardId } from '../area/project/board.fixtures.ts';
import { door, openBoard, project, titlesIn } from './board-site.ts';

const path = `/crico/dashboard?project=${project}`;

/** A board that was open and left, on a service that no longer answers. */
const leftBoard = async () => {
  let isDown = false;
  const unless = (body: unknown) => () => (isDown ? refusal(503, 'unavailable') : { body });
  const answered = aDelta(8, [{ of: 'card', id: cardId(2), set: { title: 'Otra' } }]);
  const app = await openBoard({
    [door('read_board')]: unless(aPage([aList(1), aList(2)], [aCard(1), aCard(2)])),
    [door('list_project_changes')]: unless({ deltas: [answered], sequence: 8 }),
    [door('create_card')]: (body) =>
      isDown
        ? refusal(503, 'unavailable')
        : { body: aDelta(9, [], { command_id: (body as { command_id: string }).command_id }) },
  });
  const goesDown = () => void (isDown = true);
  const leave = async () => {
    await app.navigate('/crico/settings');
    goesDown();
  };
  return { ...app, leave, goesDown, comesBack: () => void (isDown = false) };
};
const back = async ({ navigate }: Pick<Awaited<ReturnType<typeof leftBoard>>, 'navigate'>) => act(() => navigate(path));

describe('a board without an answer', () => {
  it('is shown as it was, with a notice, can be edited, and is live again once the server answers', async () => {
    const app = await leftBoard();
    await app.leave();
    await back(app);
    expect(await screen.findByText(/El servidor no responde. Ves el tablero como estaba el/)).toBeTruthy();
    expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']);
    expect(await axeFindings(app.container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Agregar tarjeta a En curso' }));
    await userEvent.keyboard('Nueva{Enter}{Escape}');
    expect(titlesIn('En curso')).toEqual(['Nueva']);
    app.comesBack();
    await act(async () => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Otra']));
    await waitFor(() => expect(screen.queryByText(/Ves el tablero como estaba/)).toBeNull());
    await waitFor(() => expect(app.asked('create_card').length).toBeGreaterThan(0));
  });

  it('is not kept of a project that a person may not see any more', async () => {
    const app = await leftBoard();
    const follow = (_room: string, { onClosed }: RoomFollower) => {
      onClosed('left');
      return () => undefined;
    };
    act(() =>
      setLive({
        seq: 1,
        follow,
        retry: () => undefined,
        here: () => undefined,
        busy: async () => Promise.resolve(true),
        close: () => undefined,
      }),
    );
    await screen.findByRole('heading', { name: 'Proyecto No Autorizado' });
    setLive(null);
    await app.leave();
    await back(app);
    expect(await screen.findByRole('button', { name: /Intentar de nuevo|Reintentar/ })).toBeTruthy();
    expect(screen.queryByText('Tarea 1')).toBeNull();
  });

  it('is not kept of a person who has signed out', async () => {
    const app = await leftBoard();
    await act(async () => session.signOut());
    await screen.findByRole('heading', { name: 'Entra a Crico' });
    app.goesDown();
    await act(async () => void session.adopt(aSession()));
    expect(await screen.findByRole('button', { name: /Intentar de nuevo|Reintentar/ })).toBeTruthy();
    expect(screen.queryByText('Tarea 1')).toBeNull();
  });
});
