import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo } from '../../../../testing/fake-site.ts';
import { refusal } from '../../area/crico-site.ts';
import { archiveOf } from './files/archive.ts';
import { doors, draft, open, part, partId, revision } from './curriculum.fixture.ts';

const change = {
  ...{ kind: 'part', id: partId, title: 'Leer', state: 'changed', learners: null },
  fields: [{ name: 'title', before: 'Leer', after: 'Leer más' }],
};
const difference = { version: 3, revision, changes: [change], problems: [] };
const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Publicar…' }));
  return within(await screen.findByRole('dialog', { name: 'Publicar el borrador' }));
};
const version = (number: number) => ({
  ...{ version: number, source: 'files', published_at: '2026-11-28T12:00:00.000Z', note: '', restored: null },
});
const askAgain = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Volver a publicar la versión 2' }));
  return within(await screen.findByRole('dialog', { name: '¿Publicar de nuevo la versión 2?' }));
};
const untaught = { file: null, line: null, place: '', code: 'untaught', values: ['Leer'] };

describe('publishing the curriculum', () => {
  it('shows the difference and who has worked on it, and publishes what was reviewed', async () => {
    const { visits, container } = await open({
      [doors.compare]: () => ({ body: difference }),
      [doors.publish]: () => ({ body: { version: 4 } }),
    });
    const dialog = await ask();
    expect(await dialog.findByText('cambiado · menos de 5 estudiantes')).toBeTruthy();
    expect(dialog.getByText('Leer más')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Qué cambia, en una frase' }), 'Más claro');
    await userEvent.click(dialog.getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText('Versión 4 publicada')).toBeTruthy();
    const { body } = await requestTo(visits, doors.publish);
    expect(body).toEqual({ publish_id: expect.any(String), revision, note: 'Más claro' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('names what contradicts, in the page and before publishing', async () => {
    await open({
      [doors.draft]: () => ({ body: { ...draft, problems: [untaught] } }),
      [doors.compare]: () => ({ body: { ...difference, problems: [untaught] } }),
    });
    expect(await screen.findByText(/A «Leer» le falta la meta/)).toBeTruthy();
    const dialog = await ask();
    expect(await dialog.findByText(/A «Leer» le falta la meta/)).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Publicar' }).disabled).toBe(true);
  });

  it('says that the draft was changed meanwhile', async () => {
    await open({
      [doors.compare]: () => ({ body: difference }),
      [doors.publish]: () => refusal(409, 'curriculum_draft_changed'),
    });
    const dialog = await ask();
    await userEvent.click(await dialog.findByRole('button', { name: 'Publicar' }));
    expect(await dialog.findByText(/Alguien cambió el borrador mientras tanto/)).toBeTruthy();
  });

  it('publishes an older version again after its difference was shown', async () => {
    const { visits, container } = await open({
      [doors.versions]: () => ({ body: { versions: [version(3), version(2)] } }),
      [doors.compareVersion]: () => ({ body: { present: 3, changes: [change] } }),
      [doors.restore]: () => ({ body: { version: 4 } }),
    });
    const dialog = await askAgain();
    expect(screen.queryByRole('button', { name: 'Volver a publicar la versión 3' })).toBeNull();
    expect(await dialog.findByText('cambiado · menos de 5 estudiantes')).toBeTruthy();
    expect((await requestTo(visits, doors.compareVersion)).body).toEqual({ version: 2 });
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Volver a publicar' }));
    expect(await screen.findByText('Versión 4 publicada')).toBeTruthy();
    expect((await requestTo(visits, doors.restore)).body).toEqual({
      publish_id: expect.any(String),
      version: 2,
      present: 3,
    });
  });

  it('does not publish again what is the same as the published version', async () => {
    await open({
      [doors.versions]: () => ({ body: { versions: [version(3), version(2)] } }),
      [doors.compareVersion]: () => ({ body: { present: 3, changes: [] } }),
    });
    const dialog = await askAgain();
    expect(await dialog.findByText('Tiene el mismo contenido que la versión publicada.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Volver a publicar' })).toBeNull();
  });

  it('says that somebody published meanwhile, and shows the difference from that', async () => {
    const lists = [
      [3, 2],
      [4, 3, 2],
    ];
    const presents = [3, 4];
    const { visits } = await open({
      [doors.versions]: () => ({ body: { versions: (lists.shift() ?? [4, 3, 2]).map(version) } }),
      [doors.compareVersion]: () => ({ body: { present: presents.shift() ?? 4, changes: [change] } }),
      [doors.restore]: () => refusal(409, 'curriculum_version_changed'),
    });
    const dialog = await askAgain();
    await userEvent.click(await dialog.findByRole('button', { name: 'Volver a publicar' }));
    expect(await dialog.findByText(/Alguien publicó otra versión mientras tanto/)).toBeTruthy();
    expect(await screen.findByText('Versión 4')).toBeTruthy();
    await requestTo(visits, doors.compareVersion, 1);
    await userEvent.click(dialog.getByRole('button', { name: 'Volver a publicar' }));
    expect((await requestTo(visits, doors.restore, 1)).body).toMatchObject({ version: 2, present: 4 });
  });
});

describe('something that is edited', () => {
  it('is said to be gone when an older version does not have it', async () => {
    const answers = [{ body: part }];
    await open(
      {
        [doors.thing]: () => answers.shift() ?? refusal(404, 'curriculum_thing_not_found'),
        [doors.versions]: () => ({ body: { versions: [3, 2].map(version) } }),
        [doors.compareVersion]: () => ({ body: { present: 3, changes: [change] } }),
        [doors.restore]: () => ({ body: { version: 4 } }),
      },
      `?thing=${partId}`,
    );
    const dialog = await askAgain();
    await userEvent.click(await dialog.findByRole('button', { name: 'Volver a publicar' }));
    expect(await screen.findByText('Ya no existe en el plan de estudios.')).toBeTruthy();
  });
});

describe('files of the curriculum', () => {
  const files = [{ path: 'content/x100/level.yaml', text: 'id: X100\n' }];
  const give = async (content: BlobPart) =>
    userEvent.upload(await screen.findByLabelText('Importar…', { selector: 'input' }), new File([content], 'a.tar'));

  it('become drafts, or are refused with file and line', async () => {
    const problem = { file: files[0]?.path, line: 3, place: 'order', code: 'missing', values: [] };
    const answers = [refusal(400, 'curriculum_files_invalid', { problems: [problem] }), { body: { drafted: 2 } }];
    const { visits } = await open({ [doors.import]: () => answers.shift() ?? {} });
    await give('this is no archive');
    expect(await screen.findByText('No es un archivo .tar con un plan de estudios.')).toBeTruthy();
    await give(archiveOf(files));
    expect(await screen.findByText('content/x100/level.yaml, línea 3: Orden: falta')).toBeTruthy();
    await give(archiveOf(files));
    expect(await screen.findByText('2 diferencias quedaron como borrador')).toBeTruthy();
    expect((await requestTo(visits, doors.import)).body).toEqual({ files });
  });
});
