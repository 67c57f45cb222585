import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeUploads } from '../../../../testing/fake-uploads.ts';
import { cardId } from '../../area/project/board.fixtures.ts';
import { door, live, project } from '../../board/board-site.ts';
import { aFile, idOf, openFiles } from './attachments.fixture.ts';

const uploads = new FakeUploads();
beforeEach(() => uploads.start());
afterEach(() => uploads.stop());

const aLocalFile = (name: string, size = 10): File => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText<HTMLInputElement>('Archivos para la tarjeta'), files);
const pathTo = (name: string) => new RegExp(`/object/attachments/${project}/${cardId(1)}/[0-9a-f-]{36}/${name}$`);

describe('the files of a card', () => {
  it('are shown with size, person and time; pictures as re-encoded versions', async () => {
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
    // Cells of a spreadsheet are text in a text field.
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

  it('larger than the limit of the installation are refused with the limit, which is shown beforehand', async () => {
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
