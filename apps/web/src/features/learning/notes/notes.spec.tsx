import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo, type Doors } from '../../../testing/fake-site.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { learnersSite, partPath, toasts } from '../area/learners-site.ts';
import { aPart, partIds } from '../area/learning.fixtures.ts';
import { aListedNote, aNote } from '../area/notes/notes.fixtures.ts';

const reading = 'POST /rest/v1/rpc/read_note';
const saving = 'POST /rest/v1/rpc/save_note';
const listing = 'POST /rest/v1/rpc/list_notes';
const marking = 'POST /rest/v1/rpc/bookmark_part';
const exercises = { type: 'exercises' as const, kind: 'practice' as const, intro: null, passMark: 0.7, items: [] };

type Saving = { text: string; version: number };
/** Saves as the service does, on the version that it gave before. */
const keeping = (first = aNote()) => {
  let stored = first;
  return {
    [reading]: () => ({ body: stored }),
    [saving]: (body: unknown) => {
      const { text, version } = body as Saving;
      if (version !== stored.version)
        return { status: 409, body: { code: 'note_changed', message: '', details: stored } };
      stored = { ...stored, text, version: version + 1 };
      return { body: stored };
    },
    change: (text: string) => {
      stored = { ...stored, text, version: stored.version + 1 };
    },
  };
};
const doorsOf = ({ change: _, ...doors }: ReturnType<typeof keeping>): Doors => doors;

const openNote = async (doors: Doors) => {
  const visits = learnersSite({ 'POST /rest/v1/rpc/open_part': () => ({ body: aPart(exercises) }), ...doors });
  await renderApp(partPath);
  await userEvent.click(await screen.findByRole('button', { name: 'Mi nota' }));
  const drawer = await screen.findByRole('dialog', { name: 'Mi nota' });
  const field = await within(drawer).findByRole<HTMLTextAreaElement>('textbox', { name: 'Tu nota' });
  return { visits, drawer, field };
};

describe('a note beside a part', () => {
  it('is saved while it is typed, can be looked at, deleted, and brought back', async () => {
    const { visits, drawer, field } = await openNote(doorsOf(keeping()));
    await userEvent.type(field, '**Idea**');
    expect(await within(drawer).findByText('Guardado')).toBeTruthy();
    const { body } = await requestTo(visits, saving);
    expect(body).toEqual({ part_id: partIds[1], text: '**Idea**', version: 0 });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Vista previa' }));
    expect(within(drawer).getByText('Idea').tagName).toBe('STRONG');
    expect(await axeFindings(drawer)).toEqual([]);
    await userEvent.click(within(drawer).getByRole('button', { name: 'Borrar la nota' }));
    expect((await requestTo(visits, saving, 1)).body).toMatchObject({ text: '', version: 1 });
    await userEvent.click(await within(toasts()).findByRole('button', { name: 'Deshacer' }));
    expect((await requestTo(visits, saving, 2)).body).toMatchObject({ text: '**Idea**', version: 2 });
  });

  it('that another window changed loses neither text', async () => {
    const site = keeping(aNote({ text: 'Antes', version: 1 }));
    const { drawer, field } = await openNote(doorsOf(site));
    site.change('De la otra ventana');
    await userEvent.type(field, ' y después');
    const alert = await within(drawer).findByRole('alert');
    expect(within(alert).getByText('De la otra ventana')).toBeTruthy();
    expect(field.value).toBe('Antes y después');
    await userEvent.click(within(alert).getByRole('button', { name: 'Quedarme con el mío' }));
    expect(await within(drawer).findByText('Guardado')).toBeTruthy();
    expect(within(drawer).queryByRole('alert')).toBeNull();
    expect(field.value).toBe('Antes y después');
  });

  it('that is not saved yet is saved when the page is left', async () => {
    const { visits, field } = await openNote(doorsOf(keeping()));
    await userEvent.type(field, 'Rápido');
    dispatchEvent(new Event('pagehide'));
    expect((await requestTo(visits, saving)).body).toMatchObject({ text: 'Rápido' });
  });

  it('stays where it cannot be saved, and is saved with the next try', async () => {
    let isAway = true;
    const site = keeping();
    const { drawer, field } = await openNote({
      ...doorsOf(site),
      [saving]: (body) => (isAway ? { status: 400, body: { code: 'unavailable', message: '' } } : site[saving](body)),
    });
    await userEvent.type(field, 'Uno');
    expect(await within(drawer).findByText(/Tu nota no se guardó/)).toBeTruthy();
    isAway = false;
    await userEvent.click(within(drawer).getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await within(drawer).findByText('Guardado')).toBeTruthy();
    expect(field.value).toBe('Uno');
  });

  it('that cannot be saved is asked about when it is left, stays on the device, and is saved later', async () => {
    let isAway = true;
    const site = keeping();
    const { visits, drawer, field } = await openNote({
      ...doorsOf(site),
      [saving]: (body) => (isAway ? { status: 400, body: { code: 'unavailable', message: '' } } : site[saving](body)),
    });
    await userEvent.type(field, 'Uno');
    expect(await within(drawer).findByText(/Tu nota no se guardó/)).toBeTruthy();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Cerrar' }));
    const question = await screen.findByRole('dialog', { name: 'Tu nota no se ha guardado' });
    expect(await axeFindings(question)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Cerrar así' }));
    const button = await screen.findByRole('button', { name: 'Mi nota (sin guardar)' });
    isAway = false;
    const before = visits.filter(({ door }) => door === saving).length;
    await userEvent.click(button);
    const again = await screen.findByRole('dialog', { name: 'Mi nota' });
    expect((await within(again).findByRole<HTMLTextAreaElement>('textbox', { name: 'Tu nota' })).value).toBe('Uno');
    expect((await requestTo(visits, saving, before)).body).toMatchObject({ text: 'Uno', version: 0 });
    expect(await screen.findByRole('button', { name: 'Mi nota', hidden: true })).toBeTruthy();
  });

  it('may be a bookmark alone', async () => {
    learnersSite({
      'POST /rest/v1/rpc/open_part': () => ({ body: aPart(exercises) }),
      [marking]: (body) => ({ body: aNote({ is_bookmarked: (body as { is_bookmarked: boolean }).is_bookmarked }) }),
    });
    await renderApp(partPath);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Marcador', pressed: false });
    await waitFor(() => expect(button.disabled).toBe(false));
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Marcador', pressed: true })).toBeTruthy();
  });
});

describe('the page of my notes', () => {
  it('lists them, searches them, and reads one whole', async () => {
    const visits = learnersSite({
      [listing]: (body) => ({
        body: { notes: (body as { search: string }).search === 'gato' ? [] : [aListedNote({ is_cut: true })] },
      }),
      [reading]: () => ({ body: aNote({ text: 'Un modelo aprende de _ejemplos_.', version: 1 }) }),
    });
    const { container } = await renderApp('/dashboard/notas');
    const link = await screen.findByRole('link', { name: 'Una historia corta' });
    expect(link.getAttribute('href')).toBe(partPath);
    await userEvent.click(screen.getByRole('button', { name: 'Leer completa' }));
    expect((await screen.findByText('ejemplos')).tagName).toBe('EM');
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar en tus notas' }), 'gato');
    expect(await screen.findByText('Ninguna nota tiene ese texto')).toBeTruthy();
    expect(visits.some(({ door, body }) => door === listing && (body as { search: string }).search === 'gato')).toBe(
      true,
    );
  });

  it('deletes a note and takes that back, and is empty with a way on', async () => {
    const site = keeping(aNote({ text: 'Un modelo aprende de ejemplos.', version: 1 }));
    let isThere = true;
    const visits = learnersSite({
      ...doorsOf(site),
      [saving]: (body) => {
        isThere = (body as Saving).text !== '';
        return site[saving](body);
      },
      [listing]: () => ({ body: { notes: isThere ? [aListedNote()] : [] } }),
    });
    await renderApp('/dashboard/notas');
    await userEvent.click(await screen.findByRole('button', { name: 'Borrar la nota' }));
    expect(await screen.findByText('Todavía no tienes notas')).toBeTruthy();
    await userEvent.click(await within(toasts()).findByRole('button', { name: 'Deshacer' }));
    expect((await requestTo(visits, saving, 1)).body).toMatchObject({
      text: 'Un modelo aprende de ejemplos.',
      version: 2,
    });
    expect(await screen.findByRole('link', { name: 'Una historia corta' })).toBeTruthy();
  });
});
