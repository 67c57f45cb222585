import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RoomFollower } from '@nivel/client/live';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { limits } from '../../../../limits/limits.ts';
import { failedTries, liveState } from '../../../../shell/live/live-state.ts';
import { setLive } from '../../../../shell/live/room-followers.ts';
import { session } from '../../../../shell/session/session.ts';
import { unsentPaths } from '../../../../shell/storage/unsent-drafts.ts';
import { refusal } from '../../area/crico-site.ts';
import { aDelta, cardId, listId } from '../../area/project/board.fixtures.ts';
import { senderOf } from '../../area/outbox/senders.ts';
import { door, openBoard, project, titlesIn } from '../board-site.ts';

const unavailable = () => refusal(503, 'unavailable');
const done = (body: unknown) => ({ body: aDelta(8, [], { command_id: (body as { command_id: string }).command_id }) });
const ids = (visits: readonly { body: unknown }[]) =>
  visits.map(({ body }) => (body as { command_id: string }).command_id);
const addTwo = async () => {
  await userEvent.keyboard('c');
  await userEvent.keyboard('Nueva{Enter}Otra{Enter}{Escape}');
};
/** The service takes the right to be in the project's room away. */
const closeRoom = () => {
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
  setLive(null);
};
const paths = () => {
  const state = session.state();
  return state.status === 'signed-in' ? unsentPaths(state.user.id) : [];
};

describe('commands without an answer', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const pass = async (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

  it('wait when the page is left, are there when it is opened again, and are sent once, in their order', async () => {
    let isDown = true;
    const answer = (body: unknown) => (isDown ? unavailable() : done(body));
    const { asked, navigate } = await openBoard({ [door('create_card')]: answer });
    const user = setup();
    await user.keyboard('c');
    await user.keyboard('Nueva{Enter}Otra{Enter}{Escape}');
    await pass(5_000);
    expect(screen.getByText(/2 cambios por enviar/)).toBeTruthy();
    expect(paths()).toEqual([`/crico/dashboard?project=${project}`]);
    await navigate('/crico/settings');
    await navigate(`/crico/dashboard?project=${project}`);
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2', 'Nueva', 'Otra']));
    const before = asked('create_card').length;
    isDown = false;
    await act(async () => dispatchEvent(new Event('online')));
    await waitFor(() => expect(paths()).toEqual([]));
    const sent = asked('create_card').slice(before);
    expect(new Set(ids(sent)).size).toBe(2);
    expect(ids(sent)[0]).toBe(ids(asked('create_card'))[0]);
  });

  it('are shown to a person who signs out', async () => {
    await openBoard({ [door('create_card')]: unavailable });
    const user = setup();
    await user.keyboard('c');
    await user.keyboard('Nueva{Enter}{Escape}');
    await waitFor(() => expect(paths()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: /Cuenta de/ }));
    await user.click(await screen.findByRole('menuitem', { name: /Cerrar sesión/i }));
    expect(await screen.findByRole('dialog', { name: 'Tienes algo sin enviar' })).toBeTruthy();
  });

  it('are shown as late once the connection is open and they are still not sent', async () => {
    await openBoard({ [door('create_card')]: unavailable });
    act(() => liveState.write(true));
    const user = setup();
    await user.keyboard('c');
    await user.keyboard('Nueva{Enter}{Escape}');
    await pass(5_000);
    expect(screen.getByText('Poniéndose al día (1)')).toBeTruthy();
    act(() => liveState.write(false));
  });
});

describe('a refused command', () => {
  it('is gone from the board, and a notice names it and the reason until it is read', async () => {
    const { asked } = await openBoard({
      [door('create_card')]: () => refusal(409, 'list_full'),
      [door('update_cards')]: done,
    });
    await addTwo();
    const button = await screen.findByRole('button', { name: '2 cambios rechazados' });
    expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']);
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Cambios que no se hicieron' });
    expect(within(dialog).getByText('Tarjeta nueva: Nueva')).toBeTruthy();
    expect(within(dialog).getAllByText('Límite de la lista alcanzado')).toHaveLength(2);
    expect(await axeFindings(dialog)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /rechazad/ })).toBeNull());
    expect(asked('create_card')).toHaveLength(2);
  });
});

describe('too many commands', () => {
  it('are shown, and the next is refused with its text kept', async () => {
    const { navigate } = await openBoard({ [door('create_card')]: unavailable });
    const state = session.state();
    const userId = state.status === 'signed-in' ? state.user.id : '';
    const give = async (number: number) =>
      senderOf(userId).give(project, {
        procedure: 'create_card',
        input: {
          project_id: project,
          command_id: cardId(number),
          card_id: cardId(number),
          list_id: listId(1),
          title: 'x',
        },
      });
    await act(async () => {
      for (let number = 0; number < limits.crico.board.waitingMost; number += 1) void give(number + 1_000);
    });
    await navigate('/crico/settings');
    await navigate(`/crico/dashboard?project=${project}`);
    expect(await screen.findByText(/Hay 1000 cambios por enviar/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Agregar tarjeta a En curso' }));
    await userEvent.keyboard('Nueva{Enter}');
    expect(await screen.findByRole('button', { name: '1 cambio rechazado' })).toBeTruthy();
    expect(screen.getByText(/Hay demasiados cambios por enviar en este dispositivo/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Título de la tarjeta/ }).value).toBe('Nueva');
  });
});

describe('a line that stays broken', () => {
  it('is distinguished from a device without network, and from a connection in progress', async () => {
    await openBoard();
    expect(screen.getByText('Conectando...')).toBeTruthy();
    act(() => failedTries.write(1));
    expect(screen.getByText('El servidor no responde')).toBeTruthy();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByText('Sin conexión')).toBeTruthy();
    online.mockRestore();
    act(() => {
      dispatchEvent(new Event('online'));
      failedTries.write(0);
    });
  });

  it('is offered to be tried at once after five tries', async () => {
    await openBoard();
    act(() => failedTries.write(4));
    expect(screen.queryByRole('button', { name: 'Reconectar' })).toBeNull();
    act(() => failedTries.write(5));
    expect(screen.getByRole('button', { name: 'Reconectar' })).toBeTruthy();
    act(() => failedTries.write(0));
  });
});

describe('who loses the right to be there', () => {
  it('is offered typed and unsent text as a copy, and nothing of it is stored', async () => {
    const { container } = await openBoard({
      [door('create_card')]: unavailable,
    });
    await userEvent.keyboard('c');
    await userEvent.keyboard('Sin enviar{Enter}A medias');
    closeRoom();
    const copy = within(await screen.findByRole('region', { name: 'Lo que habías escrito' }));
    expect(copy.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['A medias', 'Sin enviar']);
    expect(screen.getByRole('heading', { name: 'Proyecto No Autorizado' })).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    await waitFor(() => expect(paths()).toEqual([]));
  });
});
