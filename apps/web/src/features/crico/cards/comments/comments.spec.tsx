import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publish } from '../../../../shell/live/live-subscriptions.ts';
import { silent, type Doors } from '../../../../testing/fake-site.ts';
import { refusal } from '../../area/crico-site.ts';
import { me } from '../../area/crico.fixtures.ts';
import { aWholeCard, cardId } from '../../area/project/board.fixtures.ts';
import { card, door, openBoard, project } from '../../board/board-site.ts';
import { idOf, beto, carla, aComment, named, openTalk, field, write, sent } from './comments.fixture.ts';

describe('the comments of a card', () => {
  it('are threads with new, edited, deleted and team-only comments', async () => {
    const { section, request } = await openTalk([
      aComment(1, { is_deleted: true, text: '' }),
      aComment(2, { parent_id: idOf(1), edited_at: '2026-11-01T11:00:00.000Z', version: 2 }),
      aComment(3, { is_team_only: true, text: `Hola @[${carla}], **pronto**` }),
    ]);
    expect(await within(section).findByText('Comentario eliminado')).toBeTruthy();
    expect(within(section).getAllByText('editado')).toHaveLength(1);
    expect(within(section).getAllByText('Nuevo')).toHaveLength(2);
    expect(within(section).getByText('@Carla Luz')).toBeTruthy();
    expect(within(section).getByText('pronto').tagName).toBe('STRONG');
    expect(within(screen.getAllByRole('article')[1] ?? section).getByText('Solo el equipo')).toBeTruthy();
    expect((await request('mark_comments_read')).body).toMatchObject({ card_id: cardId(1), number: 3 });
    expect(await axeFindings(section)).toEqual([]);
  });

  it('are for the team only by a box whose Enter does not save the card', async () => {
    const { asked, section } = await openTalk([], { [door('save_card')]: silent().door }, 'lead');
    fireEvent.change(screen.getByLabelText('Título'), { target: { value: 'Otro' } });
    const box = within(section).getByRole<HTMLInputElement>('checkbox', { name: /Solo el equipo/ });
    act(() => box.focus());
    await userEvent.keyboard('{Enter} ');
    expect(box.checked).toBe(true);
    expect(asked('save_card')).toEqual([]);
    expect(screen.getByRole('dialog', { name: 'Editar tarjeta' })).toBeTruthy();
  });

  it('are sent with Ctrl+Enter, with people by their ids, once, and are there', async () => {
    const { asked, said } = await openTalk([], {
      [door('add_comment')]: (body) => {
        const { comment_id: id, text } = body as { comment_id: string; text: string };
        said.push(aComment(1, { id, text, author_id: me }));
        return { body: { comment: said[0], not_told: [] } };
      },
    });
    write('Hola @be');
    const list = screen.getByRole('listbox', { name: 'Mencionar a' });
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['BEBeto Ruizbeto@example.com']);
    expect(await axeFindings(document.body)).toEqual([]);
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(field().value).toBe('Hola @Beto Ruiz '));
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    expect(await screen.findByText('@Beto Ruiz')).toBeTruthy();
    expect(sent(asked)).toHaveLength(1);
    expect(sent(asked)[0]).toMatchObject({ text: `Hola @[${beto}]`, is_team_only: false, parent_id: null });
    expect(field().value).toBe('');
    expect(Object.keys(localStorage).filter((key) => key.includes('unsent'))).toEqual([]);
  });

  it('offer only people who can read: of the team if it is for the team only, and nobody who only reads', async () => {
    await openTalk();
    const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent?.slice(2, 11));
    write('@');
    await waitFor(() => expect(options()).toEqual(['Beto Ruiz', 'Carla Luz']));
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Editar tarjeta' })).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: /Solo el equipo/ }));
    write('');
    write('@car');
    expect(screen.getByText('Nadie que pueda leerlo se llama así')).toBeTruthy();
    write('@');
    expect(options()).toEqual(['Beto Ruiz']);
  });

  it('wait without a connection, are kept over a reload, and are sent under the same id when it is back', async () => {
    let isOffline = true;
    const doors: Doors = {
      [door('add_comment')]: () =>
        isOffline ? refusal(503, 'unavailable') : { body: { comment: aComment(1), not_told: [] } },
    };
    const { unmount, asked } = await openTalk([], doors);
    write('Sin red');
    await userEvent.click(screen.getByRole('button', { name: 'Comentar' }));
    expect(await screen.findByText(/No hay conexión/)).toBeTruthy();
    const { comment_id } = sent(asked)[0] ?? {};
    unmount();
    isOffline = false;
    const again = await openTalk([], doors);
    expect(field().value).toBe('Sin red');
    await userEvent.click(screen.getByRole('button', { name: 'Comentar' }));
    await waitFor(() => expect(field().value).toBe(''));
    expect(sent(again.asked)[0]).toMatchObject({ comment_id, text: 'Sin red' });
  });

  it('that mention a person who has just lost the right are sent, and report that they get no notice', async () => {
    const { asked } = await openTalk([], {
      [door('add_comment')]: () => ({ body: { comment: aComment(1), not_told: [beto] } }),
    });
    write('Hola @be');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(field().value).toBe('Hola @Beto Ruiz '));
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    const sentence = 'Beto Ruiz no puede leer este comentario, así que no recibe ningún aviso.';
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(field().value).toBe('');
    expect(sent(asked)).toHaveLength(1);
  });

  it('show why they are refused and keep what was typed: the card is in the trash', async () => {
    const { section } = await openTalk([], { [door('add_comment')]: () => refusal(409, 'card_in_trash') });
    write('Tarde');
    await userEvent.click(screen.getByRole('button', { name: 'Comentar' }));
    expect(
      await within(section).findByText('Esta tarjeta está en la papelera; restáurala para comentar.'),
    ).toBeTruthy();
    expect(field().value).toBe('Tarde');
    expect(await axeFindings(section)).toEqual([]);
  });
});

it('a link to a comment leads to it', async () => {
  const { navigate } = await openBoard({
    [door('read_card')]: () => ({ body: aWholeCard() }),
    [door('list_comments')]: () => ({ body: { comments: [aComment(2)], people: named, read: 9, next: null } }),
  });
  await navigate(`/crico/dashboard?project=${project}&card=SN-1#comment-${idOf(2)}`);
  const comment = await screen.findByRole('article', { name: 'Comentario de Beto Ruiz' });
  await waitFor(() => expect(document.activeElement).toBe(comment));
});

describe('a comment of the person here', () => {
  it('is edited with present names, and the edit is undone', async () => {
    const mine = aComment(2, { author_id: me, text: `Hola @[${beto}]` });
    const { asked } = await openTalk([mine], {
      [door('edit_comment')]: (body) => ({
        body: { comment: { ...mine, ...(body as object), version: 2 }, not_told: [] },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Acciones del comentario/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Editar' }));
    expect(field('Editar el comentario').value).toBe('Hola @Beto Ruiz');
    write('Adiós @Beto Ruiz', 'Editar el comentario');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(asked('edit_comment')).toHaveLength(2));
    expect(asked('edit_comment').map(({ body }) => body)).toMatchObject([
      { base_version: 1, text: `Adiós @[${beto}]` },
      { base_version: 2, text: `Hola @[${beto}]` },
    ]);
  });

  it('is deleted and restored, and that of another person only by a lead', async () => {
    const done = () => ({ body: { success: true } });
    const doors = { [door('delete_comment')]: done, [door('restore_comment')]: done };
    const { request } = await openTalk([aComment(2, { author_id: me }), aComment(3)], doors);
    expect(await screen.findAllByRole('button', { name: /^Acciones del comentario/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /^Acciones del comentario/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect((await request('restore_comment')).body).toMatchObject({ comment_id: idOf(2) });
  });
});

describe('what others say', () => {
  it('is read again if it is displayed, announced if it is not, and ignored for those who only read', async () => {
    const { asked } = await openTalk();
    await waitFor(() => expect(asked('list_comments').length).toBeGreaterThan(0));
    const before = asked('list_comments').length;
    const news = (n: number) =>
      act(async () =>
        publish({
          seq: 1,
          type: 'projects.comments.changed',
          room: `comments:${project}`,
          data: { projectId: project, cardId: cardId(n), commentId: idOf(1), by: beto, what: 'added' },
          traceId: '',
        }),
      );
    await news(1);
    await waitFor(() => expect(asked('list_comments').length).toBeGreaterThan(before));
    expect(screen.queryByText(/Beto Ruiz comentó/)).toBeNull();
    await news(2);
    expect(await screen.findByText('Beto Ruiz comentó en SN-2')).toBeTruthy();
  });

  it.each([
    ['director', true],
    ['lead', false],
    ['guest', false],
  ] as const)('that was edited is marked so for a %s; its earlier text is for directors', async (role, isShown) => {
    const edited = aComment(2, { edited_at: '2026-11-01T11:00:00.000Z', version: 2 });
    const versions = [{ version: 1, text: 'Lunes', written_at: '2026-11-01T10:00:00.000Z' }];
    const { section } = await openTalk(
      [edited],
      { [door('list_comment_versions')]: () => ({ body: { versions, has_more: false } }) },
      role,
    );
    expect(await within(section).findByText('editado')).toBeTruthy();
    expect(within(section).queryByRole('button', { name: 'editado' }) !== null).toBe(isShown);
    if (!isShown) return;
    await userEvent.click(within(section).getByRole('button', { name: 'editado' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Versiones anteriores' }));
    expect(await dialog.findByText('Lunes')).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('is counted on the cards of the board, with the unread ones', async () => {
    await openBoard({ [door('count_comments')]: () => ({ body: { cards: [[cardId(2), 4, 1]] } }) });
    expect(await screen.findByText('4 comentarios, 1 sin leer')).toBeTruthy();
    expect(card('Tarea 2').textContent).toContain('4 comentarios');
  });

  it('is nothing for who only reads a public project', async () => {
    const { asked } = await openBoard({ [door('read_card')]: () => ({ body: aWholeCard() }) }, { role: 'reader' });
    await userEvent.click(card('Tarea 1'));
    await screen.findByRole('dialog');
    await waitFor(() => expect(asked('read_card').length).toBeGreaterThan(0));
    expect(screen.queryByRole('region', { name: 'Comentarios' })).toBeNull();
    expect([...asked('list_comments'), ...asked('count_comments')]).toEqual([]);
  });
});

it('an answer is a sign of its own, and shows who gave it', async () => {
  const liked = aComment(2, { reactions: [{ reaction: 'heart', count: 2, is_mine: true, people: [me, beto] }] });
  const { asked } = await openTalk([liked], { [door('react_to_comment')]: () => ({ body: { success: true } }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Me encanta: 2 (tú, Beto Ruiz)' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reaccionar' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Listo' }));
  expect(asked('react_to_comment').map(({ body }) => body)).toMatchObject([
    { reaction: 'heart', is_on: false },
    { reaction: 'done', is_on: true },
  ]);
});
