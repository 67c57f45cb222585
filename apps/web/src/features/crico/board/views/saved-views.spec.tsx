import { describe, expect, it } from '@jest/globals';
import type { SavedViewRow } from '@nivel/contracts/projects/saved-view';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../area/crico-site.ts';
import { fieldId } from '../../area/project/board.fixtures.ts';
import { door, live, openBoard, project, titlesIn } from '../board-site.ts';

const idOf = (number: number) => `0190b000-0000-7000-8000-00000000000${number}`;
const aView = (number: number, values: Partial<SavedViewRow> = {}): SavedViewRow => ({
  id: idOf(number),
  name: `Vista ${number}`,
  choices: { filter: 'blocked:yes' },
  is_shared: false,
  is_default: false,
  ...values,
});

/** A board whose views are kept by the service. */
const opened = async (
  views: SavedViewRow[],
  search: Record<string, string> = {},
  role: 'guest' | 'member' | 'lead' = 'lead',
) => {
  const app = await openBoard(
    {
      [door('list_saved_views')]: () => ({ body: { views: [...views] } }),
      [door('save_saved_view')]: (body) => {
        const { project_id: _, view_id: id, ...fields } = body as Record<string, unknown>;
        const view = { id, ...fields } as SavedViewRow;
        views.splice(0, views.length, ...views.filter((one) => one.id !== id), view);
        return { body: view };
      },
      [door('delete_saved_view')]: (body) => {
        const { view_id: id } = body as Record<string, unknown>;
        views.splice(0, views.length, ...views.filter((one) => one.id !== id));
        return { body: { success: true } };
      },
    },
    { role, search },
  );
  return { ...app, saved: () => new URL(app.location().href, 'http://localhost').searchParams.get('saved') };
};
const menu = (name: string | RegExp) => screen.getByRole('button', { name });
const choose = async (button: string | RegExp, item: string | RegExp) => {
  await userEvent.click(menu(button));
  await userEvent.click(
    await screen.findByRole(/^Vista|Sin/.test(String(item)) ? 'menuitemradio' : 'menuitem', { name: item }),
  );
};

describe('saved views', () => {
  it('are saved under a name, opened, changed, renamed and deleted, which can be undone; axe finds nothing', async () => {
    const views: SavedViewRow[] = [];
    const { container, saved, asked, location } = await opened(views);
    await userEvent.click(menu('Bloqueadas'));
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual([]));
    await choose('Vistas guardadas', 'Guardar como vista…');
    const dialog = await screen.findByRole('dialog', { name: 'Guardar la vista' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    expect(within(dialog).getByText(/50 caracteres como máximo/)).toBeTruthy();
    await userEvent.type(within(dialog).getByRole('textbox'), 'Paradas');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Compartir/ }));
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(menu('Paradas')).toBeTruthy());
    expect(views).toMatchObject([{ name: 'Paradas', choices: { filter: 'blocked:yes' }, is_shared: true }]);
    expect(saved()).toBe(views[0]?.id);
    await userEvent.click(menu('Tabla'));
    await waitFor(() => expect(menu('Paradas (con cambios)')).toBeTruthy());
    await choose(/Paradas/, 'Guardar los cambios en «Paradas»');
    await waitFor(() => expect(menu('Paradas')).toBeTruthy());
    expect(views[0]?.choices).toEqual({ filter: 'blocked:yes', view: 'table' });
    await waitFor(() => expect(new URL(location().href, 'http://localhost').searchParams.get('view')).toBeNull());
    await userEvent.click(menu('Paradas'));
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await choose('Paradas', 'Usar como vista inicial');
    await waitFor(() => expect(views[0]?.is_default).toBe(true));
    await choose('Paradas', 'Eliminar la vista');
    await waitFor(() => expect(views).toEqual([]));
    await waitFor(() => expect(saved()).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(views).toMatchObject([{ name: 'Paradas', is_shared: true, is_default: true }]));
    expect(asked('save_saved_view').length).toBe(4);
  });

  it('are opened by their link, and what another person does to a shared one is seen at once', async () => {
    const views = [aView(1, { is_shared: true }), aView(2)];
    await opened(views, { saved: idOf(1) }, 'guest');
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual([]));
    expect(titlesIn('En curso')).toEqual(['Tarea 3']);
    await userEvent.click(menu('Vista 1'));
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['Copiar el enlace']);
    await userEvent.keyboard('{Escape}');
    views[0] = aView(1, { is_shared: true, name: 'Otra', choices: { filter: '-blocked:yes' } });
    live(8, [{ of: 'settings', id: project, set: {} }]);
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']));
    expect(menu('Otra')).toBeTruthy();
  });

  it('include a default, which people without a choice of their own see', async () => {
    await opened([aView(1, { is_shared: true, is_default: true })], {}, 'guest');
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual([]));
    await userEvent.click(menu('Quitar el filtro'));
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']));
  });

  it("that do not exist, or are not for the caller, are reported, and one's own choices are shown", async () => {
    const { saved } = await opened([], { saved: idOf(7) });
    expect(await screen.findByText(/Esta vista ya no existe o no está compartida contigo/)).toBeTruthy();
    expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']);
    await userEvent.click(menu('Entendido'));
    await waitFor(() => expect(saved()).toBeNull());
    expect(screen.queryByText(/Esta vista ya no existe/)).toBeNull();
  });

  it('of a deleted field are marked so, and are saved without it', async () => {
    const views = [aView(1, { choices: { filter: `${fieldId(9)}:x blocked:yes` } })];
    await opened(views, { saved: idOf(1) }, 'member');
    expect(await screen.findByText(/usa un campo que ya no está en el proyecto/)).toBeTruthy();
    expect(titlesIn('En curso')).toEqual(['Tarea 3']);
    await userEvent.click(menu('Quitarlo del filtro'));
    await waitFor(() => expect(menu('Vista 1 (con cambios)')).toBeTruthy());
    await choose(/Vista 1/, 'Guardar los cambios en «Vista 1»');
    await waitFor(() => expect(views[0]?.choices).toEqual({ filter: 'blocked:yes' }));
  });

  it('that could not be saved show why', async () => {
    await openBoard({
      [door('list_saved_views')]: () => ({ body: { views: [aView(1)] } }),
      [door('save_saved_view')]: () => refusal(409, 'too_many_views'),
    });
    await choose('Vistas guardadas', 'Vista 1');
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual([]));
    await choose('Vista 1', 'Guardar como vista…');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nombre de la vista' }), 'Una{Enter}');
    expect(await screen.findByText(/Hay 50 vistas, el máximo/)).toBeTruthy();
  });
});
