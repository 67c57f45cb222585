import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import type { AttachmentRow } from '@nivel/contracts/projects/attachment-shape';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeUploads } from '../../../../testing/fake-uploads.ts';
import { requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { refusal } from '../../area/crico-site.ts';
import { me } from '../../area/crico.fixtures.ts';
import { aWholeCard, cardId } from '../../area/project/board.fixtures.ts';
import { card, door, live, openBoard, project } from '../../board/board-site.ts';

const uploads = new FakeUploads();
afterEach(() => uploads.stop());

const idOf = (n: number): string => `0190a000-0000-7000-8000-00000000a00${n}`;
const beto = '0190a000-0000-7000-8000-00000000b001';
const aFile = (n: number, values: Partial<AttachmentRow> = {}): AttachmentRow => ({
  id: idOf(n),
  name: `plano ${n}.pdf`,
  bytes: 2_621_440,
  preview: null,
  added_by: beto,
  added_at: '2026-11-01T10:00:00.000Z',
  ...values,
});
const signDoor = (bucket: string) => `POST /storage/v1/object/sign/${bucket}`;
const signed = (body: unknown) => ({
  body: (body as { paths: string[] }).paths.map((path) => ({ path, signedURL: `/object/sign/x/${path}?token=t` })),
});

/** The first card is open, with the files that the service has of it. */
const fileDoor = `HEAD /storage/v1/object/sign/x/${project}/${cardId(1)}/${idOf(1)}/plano%201.pdf`;
const openFiles = async (begun: readonly AttachmentRow[] = [], doors: Doors = {}, role: ProjectRole = 'member') => {
  uploads.start();
  const files = [...begun];
  const people = [{ user_id: beto, full_name: 'Beto Ruiz' }];
  const app = await openBoard(
    {
      [door('read_card')]: () => ({ body: aWholeCard() }),
      [door('list_attachments')]: () => ({ body: { attachments: [...files], people, most_bytes: 26_214_400 } }),
      [signDoor('attachment-pictures')]: signed,
      [signDoor('attachment-documents')]: signed,
      [signDoor('attachments')]: signed,
      [fileDoor]: () => ({}),
      ...doors,
    },
    { role },
  );
  await userEvent.click(card('Tarea 1'));
  const section = await screen.findByRole('region', { name: /^Archivos/ });
  return { ...app, files, section };
};
const aLocalFile = (name: string, size = 10): File => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText<HTMLInputElement>('Archivos para la tarjeta'), files);
const pathTo = (name: string) => new RegExp(`/object/attachments/${project}/${cardId(1)}/[0-9a-f-]{36}/${name}$`);

describe('the files of a card', () => {
  it('are shown with size, who and when; pictures by what was made of them', async () => {
    const { section, asked } = await openFiles([aFile(1), aFile(2, { name: 'foto.jpg', preview: 'picture' })]);
    expect(await within(section).findByText('plano 1.pdf')).toBeTruthy();
    expect(within(section).getByRole('heading').textContent).toBe('Archivos2');
    expect(within(section).getByRole('img', { name: '2 archivos' })).toBeTruthy();
    expect(within(section).getAllByText(/2\.5 MB · Beto Ruiz ·/)).toHaveLength(2);
    await waitFor(() =>
      expect(section.querySelector('img')?.getAttribute('src')).toContain(`${idOf(2)}/thumbnail.webp`),
    );
    await userEvent.click(within(section).getByRole('button', { name: 'Ver foto.jpg' }));
    const picture = await screen.findByRole('img', { name: 'foto.jpg' });
    expect(picture.getAttribute('src')).toContain(`${idOf(2)}/preview.webp`);
    expect(asked('list_attachments').length).toBeGreaterThan(0);
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('come several at once by the picker, by drop and by paste, and are said when they are there', async () => {
    const { section, files } = await openFiles();
    expect(within(section).getByText('Todavía no hay archivos.')).toBeTruthy();
    files.push(aFile(1, { name: 'a.txt' }));
    await choose(aLocalFile('a.txt'), aLocalFile('b/c‮.txt'));
    await waitFor(() => expect(uploads.paths).toHaveLength(2));
    expect(uploads.paths[0]).toMatch(pathTo('a.txt'));
    expect(uploads.paths[1]).toMatch(pathTo('b_c_.txt'));
    expect(await screen.findByText('Se agregó a.txt')).toBeTruthy();
    expect(await within(section).findByText('a.txt')).toBeTruthy();
    const dropped = { dataTransfer: { types: ['Files'], files: [aLocalFile('d.txt')] } };
    fireEvent.dragOver(section, dropped);
    expect(await screen.findByText('Suelta los archivos para agregarlos')).toBeTruthy();
    fireEvent.drop(document.body, dropped);
    await waitFor(() => expect(uploads.paths.at(-1)).toMatch(pathTo('d.txt')));
    const paste = (target: Element, types: string[]) => {
      const event = createEvent.paste(target, { clipboardData: { types, files: [aLocalFile('p.png')] } });
      fireEvent(target, event);
      return event.defaultPrevented;
    };
    // Cells of a spreadsheet are text where somebody writes.
    expect(paste(screen.getByLabelText('Escribe un comentario'), ['text/plain', 'Files'])).toBe(false);
    expect(paste(section, ['Files'])).toBe(true);
    await waitFor(() => expect(uploads.paths.at(-1)).toMatch(pathTo('p.png')));
    expect(uploads.paths).toHaveLength(4);
  });

  it('are on their way three at a time, can be cancelled, and go on when the card is closed', async () => {
    const { section, asked } = await openFiles([], {
      [door('delete_attachment')]: () => ({ body: { deleted_by: null } }),
    });
    uploads.isHeld = true;
    await choose(...['a', 'b', 'c', 'd'].map((name) => aLocalFile(`${name}.txt`)));
    expect(await within(section).findByText('En espera')).toBeTruthy();
    expect(within(section).getByRole('progressbar', { name: 'Subiendo a.txt' }).getAttribute('aria-valuenow')).toBe(
      '50',
    );
    expect(await axeFindings(section)).toEqual([]);
    await userEvent.click(within(section).getByRole('button', { name: 'Cancelar b.txt' }));
    await waitFor(() => expect(asked('delete_attachment')).toHaveLength(1));
    await waitFor(() => expect(within(section).queryByText('En espera')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    act(() => uploads.letThrough());
    await waitFor(() => expect(uploads.paths).toHaveLength(3));
    expect(uploads.paths.some((path) => path.endsWith('b.txt'))).toBe(false);
  });

  it.each([
    [0, 'x', /La subida se cortó/, true],
    [413, 'project_full', /El proyecto está lleno/, true],
    [409, 'card_in_trash', /está en la papelera/, true],
    [415, 'file_not_what_it_says', 'Este archivo no es una imagen, aunque su nombre lo diga.', false],
    [403, 'forbidden', 'Ya no puedes agregar archivos en este proyecto.', false],
    [503, 'files_unavailable', /Los archivos no están disponibles por ahora/, true],
    [500, 'internal', 'No pudimos hacerlo. Inténtalo de nuevo.', true],
  ])(
    'refused with %d %s says why, and is sent again under the same id where that may help',
    async (status, code, sentence, isRetried) => {
      const { section } = await openFiles();
      uploads.refuseWith = { status, code };
      await choose(aLocalFile('a.txt'));
      expect((await within(section).findByRole('alert')).textContent).toMatch(sentence);
      expect(await axeFindings(section)).toEqual([]);
      uploads.refuseWith = null;
      const retry = within(section).queryByRole('button', { name: 'Reintentar a.txt' });
      expect(retry !== null).toBe(isRetried);
      if (!retry) return;
      await userEvent.click(retry);
      await waitFor(() => expect(uploads.paths).toHaveLength(1));
      await waitFor(() => expect(within(section).queryByRole('alert')).toBeNull());
    },
  );

  it('larger than this installation takes are refused with what it takes, which is said beforehand', async () => {
    const { section } = await openFiles();
    expect(await within(section).findByText(/Hasta 25 MB cada uno/)).toBeTruthy();
    uploads.refuseWith = { status: 413, code: 'request_entity_too_large', details: { most: 26_214_400 } };
    await choose(aLocalFile('a.bin', 26_214_401));
    expect((await within(section).findByRole('alert')).textContent).toBe('Un archivo pesa 25 MB como máximo.');
    expect(within(section).queryByRole('button', { name: 'Reintentar a.bin' })).toBeNull();
  });

  it('larger than may be are refused before they are sent', async () => {
    const { section, asked } = await openFiles();
    await choose(aLocalFile('a.bin', 104_857_601));
    expect((await within(section).findByRole('alert')).textContent).toBe('Un archivo pesa 100 MB como máximo.');
    await userEvent.click(within(section).getByRole('button', { name: 'Quitar a.bin de la lista' }));
    expect(within(section).queryByRole('alert')).toBeNull();
    expect([uploads.paths, asked('delete_attachment')]).toEqual([[], []]);
  });

  it('are read again when others add some', async () => {
    const { section, files } = await openFiles();
    files.push(aFile(1));
    live(8, [{ of: 'attachment', id: cardId(1), set: {} }]);
    expect(await within(section).findByText('plano 1.pdf')).toBeTruthy();
  });
});

describe('a file of a card', () => {
  it('that is a PDF opens in a tab of its own, which knows nothing of this one', async () => {
    const { section } = await openFiles([aFile(1, { preview: 'pdf' }), aFile(2, { name: 'falso.pdf' })]);
    const link = await within(section).findByRole('link', { name: 'Abrir plano 1.pdf en otra pestaña' });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    expect(link.getAttribute('href')).toContain(`/${idOf(1)}/plano 1.pdf?token=t`);
    expect(within(section).queryByRole('link', { name: /falso/ })).toBeNull();
    expect(await axeFindings(section)).toEqual([]);
  });

  it('is saved at an address that ends', async () => {
    const { section, visits } = await openFiles([aFile(1)]);
    const followed: string[] = [];
    const follow = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      followed.push(this.href);
    });
    await userEvent.click(await within(section).findByRole('button', { name: 'Descargar plano 1.pdf' }));
    await waitFor(() => expect(followed).toHaveLength(1));
    follow.mockRestore();
    expect(followed[0]).toContain(`/storage/v1/object/sign/x/${project}/${cardId(1)}/${idOf(1)}/plano%201.pdf`);
    const asked = await requestTo(visits, signDoor('attachments'));
    expect(asked.body).toEqual({ expiresIn: 60, paths: [`${project}/${cardId(1)}/${idOf(1)}/plano 1.pdf`] });
  });

  it.each([
    [503, /Los archivos no están disponibles por ahora/],
    [404, 'Este archivo ya no está.'],
  ])('is not saved where its store answers %d, and that is said', async (status, sentence) => {
    const { section } = await openFiles([aFile(1)], { [fileDoor]: () => ({ status }) });
    const follow = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(await within(section).findByRole('button', { name: 'Descargar plano 1.pdf' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(follow).not.toHaveBeenCalled();
    follow.mockRestore();
  });

  it('that is a picture says so when it cannot be read', async () => {
    const { section } = await openFiles([aFile(2, { name: 'foto.jpg', preview: 'picture' })]);
    await userEvent.click(await within(section).findByRole('button', { name: 'Ver foto.jpg' }));
    fireEvent.error(await screen.findByRole('img', { name: 'foto.jpg' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Los archivos no están disponibles por ahora/);
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('is deleted by who added it, and comes back', async () => {
    const { section, request } = await openFiles([aFile(1), aFile(2, { added_by: me })], {
      [door('delete_attachment')]: () => ({ body: { deleted_by: me } }),
      [door('restore_attachment')]: () => ({ body: { success: true } }),
    });
    await within(section).findByText('plano 1.pdf');
    expect(within(section).getAllByRole('button', { name: /^Eliminar/ })).toHaveLength(1);
    await userEvent.click(within(section).getByRole('button', { name: 'Eliminar plano 2.pdf' }));
    expect(await screen.findByText('Se eliminó plano 2.pdf')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect((await request('restore_attachment')).body).toMatchObject({ attachment_id: idOf(2) });
  });

  it.each([
    [{ body: { deleted_by: beto } }, 'Alguien más ya había eliminado plano 1.pdf'],
    [refusal(404, 'file_not_found'), 'Este archivo ya no está.'],
    [refusal(403, 'not_your_attachment'), /Solo quien agregó un archivo/],
  ])('that somebody else was faster with is not deleted twice, and that is said', async (answer, sentence) => {
    const { section } = await openFiles([aFile(1)], { [door('delete_attachment')]: () => answer }, 'lead');
    await userEvent.click(await within(section).findByRole('button', { name: 'Eliminar plano 1.pdf' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it('is read by guests, who add none, and is nothing for who only reads a public project', async () => {
    const { section } = await openFiles([aFile(1)], {}, 'guest');
    expect(await within(section).findByRole('button', { name: 'Descargar plano 1.pdf' })).toBeTruthy();
    expect(within(section).queryByRole('button', { name: /^(Eliminar|Agregar)/ })).toBeNull();
  });

  it('is not asked for by who only reads a public project', async () => {
    const { asked } = await openBoard({ [door('read_card')]: () => ({ body: aWholeCard() }) }, { role: 'reader' });
    await userEvent.click(card('Tarea 1'));
    await screen.findByRole('dialog');
    await waitFor(() => expect(asked('read_card').length).toBeGreaterThan(0));
    expect(asked('list_attachments')).toEqual([]);
  });
});
