import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, aDelta, aList, aPage, aWholeCard, cardId } from '../../area/project/board.fixtures.ts';
import { card, door, live, openBoard, project } from '../../board/board-site.ts';

const picture = '0190a000-0000-7000-8000-00000000a001';
const files = [
  { id: picture, name: 'foto.jpg', preview: 'picture' },
  { id: '0190a000-0000-7000-8000-00000000a002', name: 'plano.pdf', preview: 'pdf' },
].map((file) => ({ ...file, bytes: 1_000, added_by: picture, added_at: '2026-11-01T10:00:00.000Z' }));
const signDoor = 'POST /storage/v1/object/sign/attachment-pictures';
const pathsOf = (body: unknown) => (body as { paths: string[] }).paths;

const openCovered = async (covers: readonly (string | null)[], role: ProjectRole = 'member') => {
  const cards = covers.map((cover, index) => aCard(index + 1, { cover }));
  let sequence = 7;
  const app = await openBoard(
    {
      [door('read_board')]: () => ({ body: aPage([aList(1), aList(2), aList(3)], cards, { role }) }),
      [door('read_card')]: () => ({ body: aWholeCard() }),
      [door('list_attachments')]: () => ({ body: { attachments: files, people: [], most_bytes: 26_214_400 } }),
      [door('set_card_cover')]: (body) => {
        const { command_id, attachment_id } = body as { command_id: string; attachment_id: string | null };
        const changes = [{ of: 'card' as const, id: cardId(1), set: { cover: attachment_id } }];
        return { body: aDelta((sequence += 1), changes, { command_id, kind: 'set-card-cover' }) };
      },
      [signDoor]: (body) => ({
        body: pathsOf(body).map((path) => ({ path, signedURL: `/object/sign/x/${path}?token=t` })),
      }),
    },
    { role },
  );
  const signed = () => app.visits.filter((one) => one.door === signDoor).map(({ body }) => pathsOf(body));
  return { ...app, signed };
};
const imageOf = (title: string) => card(title).querySelector('img');

describe('the cover of a card', () => {
  it('is small on the face of the card, asked for with all others that come into sight', async () => {
    const { signed } = await openCovered([picture, null, picture]);
    await waitFor(() => expect(imageOf('Tarea 1')?.getAttribute('src')).toContain('/thumbnail.webp?token=t'));
    const image = imageOf('Tarea 1');
    expect([image?.getAttribute('loading'), image?.width, image?.height, image?.alt]).toEqual(['lazy', 40, 40, '']);
    expect(imageOf('Tarea 2')).toBeNull();
    expect(card('Tarea 1').closest('li')?.style.height).toBe(card('Tarea 2').closest('li')?.style.height);
    expect(signed()).toEqual([[cardId(1), cardId(3)].map((id) => `${project}/${id}/${picture}/thumbnail.webp`)]);
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('is chosen among the pictures of the card, shown at once, and taken away again', async () => {
    const { request } = await openCovered([null]);
    await userEvent.click(card('Tarea 1'));
    const section = await screen.findByRole('region', { name: /^Archivos/ });
    await userEvent.click(await within(section).findByRole('button', { name: 'Usar foto.jpg como portada' }));
    expect(within(section).queryByRole('button', { name: /plano.pdf como portada/ })).toBeNull();
    expect(await screen.findByRole('img', { name: 'Portada de la tarjeta' })).toBeTruthy();
    expect((await request('set_card_cover')).body).toMatchObject({ card_id: cardId(1), attachment_id: picture });
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.click(await within(section).findByRole('button', { name: 'Quitar foto.jpg de la portada' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Portada de la tarjeta' })).toBeNull());
    expect((await request('set_card_cover', 1)).body).toMatchObject({ card_id: cardId(1), attachment_id: null });
  });

  it('disappears when another person deletes the file, and is read-only for guests', async () => {
    await openCovered([picture], 'guest');
    await waitFor(() => expect(imageOf('Tarea 1')).toBeTruthy());
    await userEvent.click(card('Tarea 1'));
    const section = await screen.findByRole('region', { name: /^Archivos/ });
    await within(section).findByText('foto.jpg');
    expect(within(section).queryByRole('button', { name: /portada/ })).toBeNull();
    expect(await screen.findByRole('img', { name: 'Portada de la tarjeta' })).toBeTruthy();
    live(8, [{ of: 'card', id: cardId(1), set: { cover: null } }]);
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Portada de la tarjeta' })).toBeNull());
  });

  it('is not asked for by who only reads a public project', async () => {
    const { signed } = await openCovered([picture], 'reader');
    expect(imageOf('Tarea 1')).toBeNull();
    expect(signed()).toEqual([]);
  });
});
