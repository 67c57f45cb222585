import { describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo } from '../../../../testing/fake-site.ts';
import { refusal } from '../../area/crico-site.ts';
import { me } from '../../area/crico.fixtures.ts';
import { aWholeCard, cardId } from '../../area/project/board.fixtures.ts';
import { card, door, openBoard, project } from '../../board/board-site.ts';
import { aFile, beto, fileDoor, idOf, openFiles, signDoor } from './attachments.fixture.ts';

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
