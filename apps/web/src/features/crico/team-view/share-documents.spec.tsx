import { afterEach, describe, expect, it } from '@jest/globals';
import type { AttachmentRow } from '@nivel/contracts/projects/attachment-shape';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publish } from '../../../shell/live/live-subscriptions.ts';
import { FakeUploads } from '../../../testing/fake-uploads.ts';
import { me } from '../area/crico.fixtures.ts';
import { refusal } from '../area/crico-site.ts';
import { door, project } from '../board/board-site.ts';
import { aMessage, beto, chatPage, openTeam } from './team-view.fixture.ts';

const uploads = new FakeUploads();
afterEach(() => uploads.stop());

const fileId = (n: number): string => `0190a000-0000-7000-8000-00000000e0${String(n).padStart(2, '0')}`;
const aFile = (n: number, values: Partial<AttachmentRow> = {}): AttachmentRow => ({
  ...{ id: fileId(n), name: `Acta ${n}.txt`, bytes: 900, preview: null, added_by: me },
  added_at: '2026-11-01T10:00:00.000Z',
  ...values,
});
const filesPage = (files: readonly AttachmentRow[]) => ({
  body: { files: [...files], people: [{ user_id: beto, full_name: 'Beto Ruiz' }], most_bytes: 26_214_400 },
});
const aLocalFile = (name: string) => new File(['x'], name);
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText<HTMLInputElement>('Documentos para compartir'), files);
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' });
const panel = () => screen.findByRole('region', { name: /^Archivos del proyecto/ });
const idIn = (path: string | undefined): string => path?.split('/').at(-2) ?? '';

describe('a document that is shared', () => {
  it('goes to the files of the project, and is announced in the chat, also without a text', async () => {
    uploads.start();
    const { request, container } = await openTeam({
      [door('send_chat_message')]: () => ({ body: { message: aMessage(1), not_told: [] } }),
    });
    let isAsked = false;
    screen.getByLabelText('Documentos para compartir').addEventListener('click', () => {
      isAsked = true;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Compartir documento' }));
    expect(isAsked).toBe(true);
    expect(send().disabled).toBe(true);
    await choose(aLocalFile('acta.txt'));
    await screen.findByRole('button', { name: 'Quitar acta.txt del mensaje' });
    expect(uploads.paths[0]).toContain(`/object/project-files/${project}/`);
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(send());
    const files = [idIn(uploads.paths[0])];
    expect((await request('send_chat_message')).body).toMatchObject({ project_id: project, text: '', files });
    await waitFor(() => expect(screen.queryByRole('button', { name: /acta.txt del mensaje/ })).toBeNull());
  });

  it('is waited for, stays with the message until that is answered, and is sent under the same id', async () => {
    uploads.start();
    uploads.isHeld = true;
    const answers = [refusal(503, 'unavailable'), refusal(404, 'file_not_found'), refusal(409, 'id_taken')];
    const { request, asked } = await openTeam({
      [door('send_chat_message')]: () => answers.shift() ?? refusal(500, 'internal'),
    });
    await choose(aLocalFile('acta.txt'));
    fireEvent.change(screen.getByLabelText('Escribe un mensaje'), { target: { value: 'El acta' } });
    expect(send().disabled).toBe(true);
    act(() => uploads.letThrough());
    await waitFor(() => expect(send().disabled).toBe(false));
    await userEvent.click(send());
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar ahora' }));
    const [first, second] = [await request('send_chat_message'), await request('send_chat_message', 1)];
    expect(second.body).toEqual(first.body);
    expect(await screen.findByText(/Un archivo del mensaje ya no está en el proyecto/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Quitar acta.txt del mensaje' })).toBeTruthy();
    await userEvent.click(send());
    // It had been sent with its files: the next message starts without them, and they stay.
    expect(await screen.findByText(/ya se había enviado/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Quitar acta.txt del mensaje' })).toBeNull();
    expect(asked('delete_attachment')).toEqual([]);
  });

  it('is one of at most ten, which is checked before any is sent; removed from the message, it stays in the project', async () => {
    uploads.start();
    const { asked } = await openTeam();
    await choose(aLocalFile('a.txt'));
    await screen.findByRole('button', { name: 'Quitar a.txt del mensaje' });
    await choose(...Array.from({ length: 10 }, (_, n) => aLocalFile(`${n}.txt`)));
    expect(await screen.findByText('Un mensaje lleva 10 archivos como máximo.')).toBeTruthy();
    expect(uploads.paths).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar a.txt del mensaje' }));
    await waitFor(() => expect(send().disabled).toBe(true));
    expect(asked('delete_attachment')).toEqual([]);
  });

  it('that the service refuses says why', async () => {
    uploads.start();
    uploads.refuseWith = { status: 409, code: 'too_many_project_files' };
    await openTeam();
    await choose(aLocalFile('a.txt'));
    expect(await screen.findByText(/Un proyecto guarda 500 archivos compartidos como máximo/)).toBeTruthy();
    expect(send().disabled).toBe(true);
  });
});

describe('the files of a project', () => {
  it('are shown with who and when, found by name and person, deleted, and brought back', async () => {
    const files = [aFile(1), aFile(2, { name: 'Plano.pdf', added_by: beto })];
    const { request, container } = await openTeam({
      [door('list_project_files')]: () => filesPage(files),
      [door('delete_attachment')]: () => {
        files.shift();
        return { body: { deleted_by: me } };
      },
      [door('restore_attachment')]: () => {
        files.unshift(aFile(1));
        return { body: { success: true } };
      },
    });
    const region = await panel();
    expect(await within(region).findByText(/Beto Ruiz/)).toBeTruthy();
    // Only a lead deletes a document that another person has shared.
    expect(within(region).queryByRole('button', { name: 'Eliminar Plano.pdf' })).toBeNull();
    await userEvent.type(within(region).getByRole('searchbox', { name: 'Buscar un archivo' }), 'BETO pla');
    expect(within(region).queryByText('Acta 1.txt')).toBeNull();
    await userEvent.type(within(region).getByRole('searchbox'), 'x');
    expect(within(region).getByText('Ningún archivo se llama así.')).toBeTruthy();
    await userEvent.clear(within(region).getByRole('searchbox'));
    await userEvent.click(within(region).getByRole('button', { name: 'Eliminar Acta 1.txt' }));
    const named = { project_id: project, attachment_id: fileId(1) };
    expect((await request('delete_attachment')).body).toEqual(named);
    await waitFor(() => expect(within(region).queryByText('Acta 1.txt')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect((await request('restore_attachment')).body).toEqual(named);
    expect(await within(region).findByText('Acta 1.txt')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('are read again when a fact names a new one, in messages too', async () => {
    const files: AttachmentRow[] = [];
    const said = [aMessage(1, { text: '', files: [aFile(1)] })];
    await openTeam({
      [door('list_project_files')]: () => filesPage(files),
      [door('list_chat_messages')]: () => chatPage(said, { read: 1 }),
    });
    const region = await panel();
    expect(await within(region).findByText(/^Todavía no hay archivos\. .* hasta 25 MB cada uno\.$/)).toBeTruthy();
    const log = await screen.findByRole('log', { name: 'Chat del equipo' });
    expect(within(log).getByRole('button', { name: 'Descargar Acta 1.txt' })).toBeTruthy();
    // The message names who shared it; it is deleted below.
    expect(within(log).queryByRole('button', { name: 'Eliminar Acta 1.txt' })).toBeNull();
    files.push(aFile(2));
    said.splice(0, 1, aMessage(1, { text: '' }));
    act(() =>
      publish({
        ...{ seq: 1, type: 'projects.project-files.changed', room: `team-comments:${project}`, traceId: '' },
        data: { projectId: project, attachmentId: fileId(2), by: beto, what: 'added' },
      }),
    );
    expect(await within(region).findByText('Acta 2.txt')).toBeTruthy();
    expect(await within(log).findByText('El archivo de este mensaje se eliminó.')).toBeTruthy();
  });

  it('are twenty at once, and the others when they are asked for', async () => {
    const files = Array.from({ length: 21 }, (_, n) => aFile(n));
    await openTeam({ [door('list_project_files')]: () => filesPage(files) });
    const region = await panel();
    await within(region).findByText('Acta 19.txt');
    expect(within(region).queryByText('Acta 20.txt')).toBeNull();
    await userEvent.click(within(region).getByRole('button', { name: 'Mostrar 1 más' }));
    expect(within(region).getByText('Acta 20.txt')).toBeTruthy();
  });

  it('are not for guests', async () => {
    const { asked } = await openTeam({}, 'guest');
    expect(screen.queryByRole('region', { name: /^Archivos del proyecto/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Compartir documento' })).toBeNull();
    expect(asked('list_project_files')).toEqual([]);
  });
});
