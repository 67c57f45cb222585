import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publish } from '../../../shell/live/live-subscriptions.ts';
import { me } from '../area/crico.fixtures.ts';
import { refusal } from '../area/crico-site.ts';
import { door, project } from '../board/board-site.ts';
import { aMessage, beto, carla, chatPage, idOf, openTeam } from './team-view.fixture.ts';

const field = (name = 'Escribe un mensaje') => screen.getByLabelText<HTMLTextAreaElement>(name);
const write = (value: string, name?: string) => {
  const at = field(name);
  fireEvent.change(at, { target: { value } });
  at.setSelectionRange(value.length, value.length);
  fireEvent.select(at);
};
const log = async () => screen.findByRole('log', { name: 'Chat del equipo' });

describe('the chat of a team', () => {
  it('says when nobody has said anything, and gets the focus by its action', async () => {
    const { container } = await openTeam();
    expect(await screen.findByText('Todavía no hay mensajes. ¡Empieza la conversación!')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Chat del equipo' }));
    expect(document.activeElement).toBe(field());
    expect(await axeFindings(container)).toEqual([]);
  });

  it('sends with Enter, with people by their ids, once; not with Shift, and no blank text', async () => {
    const said = [aMessage(1)];
    const { asked, request } = await openTeam({
      [door('list_chat_messages')]: () => chatPage(said),
      [door('send_chat_message')]: (body) => {
        const { message_id: id, text } = body as { message_id: string; text: string };
        const message = aMessage(2, { id, text, author_id: me });
        said.push(message);
        return { body: { message, not_told: [] } };
      },
    });
    await log();
    fireEvent.keyDown(field(), { key: 'Enter' });
    write('Hola @be');
    // Only who can read it is offered.
    expect(
      within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['BEBeto Ruizbeto@example.com']);
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(field().value).toBe('Hola @Beto Ruiz '));
    fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true });
    expect(asked('send_chat_message')).toEqual([]);
    fireEvent.keyDown(field(), { key: 'Enter' });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect((await request('send_chat_message')).body).toMatchObject({ project_id: project, text: `Hola @[${beto}]` });
    expect(await within(await log()).findByText('@Beto Ruiz')).toBeTruthy();
    expect(field().value).toBe('');
    expect(asked('send_chat_message')).toHaveLength(1);
  });

  it('keeps what is typed, waits without an answer, and sends it under the same id', async () => {
    const answers = [refusal(503, 'unavailable'), { body: { message: aMessage(1), not_told: [carla] } }];
    const { request } = await openTeam({
      [door('send_chat_message')]: () => answers.shift() ?? refusal(500, 'internal'),
    });
    await screen.findByText(/Todavía no hay mensajes/);
    write('Luego');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(await screen.findByText(/Tu mensaje está guardado en este dispositivo/)).toBeTruthy();
    expect(field().value).toBe('Luego');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar ahora' }));
    const [first, second] = [await request('send_chat_message'), await request('send_chat_message', 1)];
    expect(second.body).toEqual(first.body);
    expect(await screen.findByText(/Carla Luz no puede leer el chat/)).toBeTruthy();
  });

  it('is marked as read, with new messages, and is read again after a change', async () => {
    const said = [aMessage(1), aMessage(2), aMessage(3, { author_id: me })];
    const { request } = await openTeam({ [door('list_chat_messages')]: () => chatPage(said, { read: 1 }) });
    await within(await log()).findByText('Mensaje 2');
    expect(screen.getAllByText('Nuevo')).toHaveLength(1);
    expect((await request('mark_chat_read')).body).toEqual({ project_id: project, number: 3 });
    said.push(aMessage(4));
    act(() =>
      publish({
        ...{ seq: 1, type: 'projects.chat.changed', room: `team-comments:${project}`, traceId: '' },
        data: { projectId: project, messageId: idOf(4), by: beto, what: 'added' },
      }),
    );
    expect(await within(await log()).findByText('Mensaje 4')).toBeTruthy();
    expect((await request('mark_chat_read', 1)).body).toEqual({ project_id: project, number: 4 });
  });

  it('offers to change and delete one’s own for 15 minutes, and signs for all', async () => {
    const old = new Date(Date.now() - 16 * 60_000).toISOString();
    const said = [aMessage(1, { author_id: me, created_at: old }), aMessage(2, { author_id: me }), aMessage(3)];
    const { request } = await openTeam({
      [door('list_chat_messages')]: () => chatPage(said, { read: 3 }),
      [door('edit_chat_message')]: () => ({ body: { message: aMessage(2, { text: 'Otro' }), not_told: [] } }),
      [door('delete_chat_message')]: () => refusal(409, 'message_too_old'),
      [door('react_to_chat_message')]: () => ({ body: { success: true } }),
    });
    await log();
    const [menu, ...others] = screen.getAllByRole('button', { name: 'Acciones del mensaje de Ana Sol' });
    expect(others).toEqual([]);
    await userEvent.click(menu ?? document.body);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Editar' }));
    write('Otro', 'Editar el mensaje');
    fireEvent.keyDown(field('Editar el mensaje'), { key: 'Enter' });
    const edit = { project_id: project, message_id: idOf(2), base_version: 1, text: 'Otro' };
    expect((await request('edit_chat_message')).body).toEqual(edit);
    await waitFor(() => expect(screen.queryByLabelText('Editar el mensaje')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Acciones del mensaje de Ana Sol' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
    expect(await screen.findByText('Un mensaje se puede cambiar durante 15 minutos.')).toBeTruthy();
    await userEvent.click(screen.getAllByRole('button', { name: 'Reaccionar' }).at(-1) ?? document.body);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Me encanta' }));
    const sign = { project_id: project, message_id: idOf(3), reaction: 'heart', is_on: true };
    expect((await request('react_to_chat_message')).body).toEqual(sign);
  });

  it('is searched by words, and marks nothing as read then', async () => {
    const { lastRequest, asked } = await openTeam({
      [door('list_chat_messages')]: (body) =>
        (body as { search: string }).search === '' ? chatPage([aMessage(1)], { read: 1 }) : chatPage([]),
    });
    await log();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar en el chat' }), 'reunión');
    expect(await screen.findByText('Ningún mensaje dice eso.')).toBeTruthy();
    await lastRequest('list_chat_messages', { project_id: project, search: 'reunión' });
    expect(asked('mark_chat_read')).toEqual([]);
  });

  it('is counted on the choice of views while it is not looked at', async () => {
    await openTeam({ [door('count_comments')]: () => ({ body: { cards: [], unread_chat: 120 } }) });
    await userEvent.click(screen.getByRole('button', { name: /^Tablero/ }));
    expect(await screen.findByRole('button', { name: 'Equipo 120 mensajes sin leer' })).toBeTruthy();
  });
});
