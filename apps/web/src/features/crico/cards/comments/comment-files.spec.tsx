import { afterEach, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeUploads } from '../../../../testing/fake-uploads.ts';
import { me } from '../../area/crico.fixtures.ts';
import { cardId } from '../../area/project/board.fixtures.ts';
import { door, project } from '../../board/board-site.ts';
import { idOf, beto, aComment, openTalk, field, write, sent } from './comments.fixture.ts';

const uploads = new FakeUploads();
afterEach(() => uploads.stop());

describe('the files of a comment', () => {
  const aLocalFile = (name: string) => new File(['x'], name);
  const attach = (...files: File[]) =>
    userEvent.upload(screen.getByLabelText<HTMLInputElement>('Archivos para el comentario'), files);

  it('are sent under its id before it is, by picker, drop and paste, and not to the card', async () => {
    uploads.start();
    const { asked, section } = await openTalk([], {
      [door('add_comment')]: () => ({ body: { comment: aComment(1, { author_id: me }), not_told: [] } }),
      [door('delete_attachment')]: () => ({ body: { deleted_by: null } }),
    });
    await attach(aLocalFile('a.txt'));
    const paste = createEvent.paste(field(), { clipboardData: { types: ['Files'], files: [aLocalFile('b.png')] } });
    fireEvent(field(), paste);
    fireEvent.drop(field(), { dataTransfer: { types: ['Files'], files: [aLocalFile('c.txt')] } });
    await waitFor(() => expect(uploads.paths).toHaveLength(3));
    const taken = await within(section).findByRole('button', { name: 'Quitar c.txt del comentario' });
    expect(await axeFindings(section)).toEqual([]);
    await userEvent.click(taken);
    await waitFor(() => expect(asked('delete_attachment')).toHaveLength(1));
    write('Con archivos');
    await userEvent.click(screen.getByRole('button', { name: 'Comentar' }));
    await waitFor(() => expect(sent(asked)).toHaveLength(1));
    const { comment_id } = sent(asked)[0] ?? {};
    for (const path of uploads.paths)
      expect(path).toContain(`/object/comment-files/${project}/${cardId(1)}/${String(comment_id)}/`);
    await waitFor(() => expect(within(section).queryByText('a.txt')).toBeNull());
  });

  it('are waited for: it is not sent while some are uploading, and they are kept with the typed text', async () => {
    uploads.start();
    uploads.isHeld = true;
    const { unmount } = await openTalk();
    write('Espera');
    await attach(aLocalFile('a.txt'));
    const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Comentar' });
    await waitFor(() => expect(send().disabled).toBe(true));
    act(() => uploads.letThrough());
    await waitFor(() => expect(send().disabled).toBe(false));
    unmount();
    await openTalk();
    expect(await screen.findByRole('button', { name: 'Quitar a.txt del comentario' })).toBeTruthy();
  });

  it('are shown with it, to guests too, who add none', async () => {
    const file = {
      id: idOf(7),
      name: 'muestra.pdf',
      bytes: 900,
      preview: null,
      added_by: beto,
      added_at: '2026-11-01T10:00:00.000Z',
    };
    const { section } = await openTalk([aComment(2, { files: [file] })], {}, 'guest');
    expect(await within(section).findByRole('button', { name: 'Descargar muestra.pdf' })).toBeTruthy();
    expect(within(section).queryByRole('button', { name: /^(Eliminar muestra|Adjuntar)/ })).toBeNull();
  });
});
