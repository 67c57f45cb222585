import { describe, expect, it } from '@jest/globals';
import type { BaselineRow } from '@nivel/contracts/projects/baselines/baseline';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Doors } from '../../../../testing/fake-site.ts';
import { door, live, openBoard, project } from '../../board/board-site.ts';
import { refusal } from '../crico-site.ts';
import { cardId, fieldId } from '../project/board.fixtures.ts';

const agreed: BaselineRow = {
  ...{ id: fieldId(90), name: 'Acordado', made_at: '2026-01-10T10:00:00.000Z', made_by: null, cards: 1 },
};

/** A service that holds one baseline: the first card was to be done two working days earlier. */
const aService = (): Doors => {
  let held = [agreed];
  return {
    [door('list_baselines')]: () => ({ body: { baselines: held } }),
    [door('read_baseline')]: () => ({ body: { dates: [[cardId(1), '2026-01-26', '2026-01-27']], next: null } }),
    [door('make_baseline')]: (body) => {
      const { baseline_id: id, name } = body as { baseline_id: string; name: string };
      const made = { ...agreed, id, name };
      held = [made, ...held];
      return { body: made };
    },
    [door('rename_baseline')]: (body) => {
      const { name } = body as { name: string };
      held = held.map((one) => (one.id === agreed.id ? { ...one, name } : one));
      return { body: { success: true } };
    },
    [door('delete_baseline')]: () => {
      held = held.filter(({ id }) => id !== agreed.id);
      return { body: { success: true } };
    },
    [door('restore_baseline')]: () => {
      held = [...held, agreed];
      return { body: { success: true } };
    },
  };
};

const open = async (role: 'lead' | 'reader', doors: Doors = {}) => {
  const app = await openBoard({ ...aService(), ...doors }, { role });
  live(8, [{ of: 'card', id: cardId(1), set: { start_on: '2026-01-28', due_on: '2026-01-29' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Gantt' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Líneas base' }));
  const dialog = await screen.findByRole('dialog', { name: 'Líneas base' });
  await within(dialog).findByRole('radio', { name: /^Acordado/ });
  return { ...app, dialog };
};
const close = async () => userEvent.keyboard('{Escape}');

describe('baselines', () => {
  it('are compared with: thin under the bars, in words, and as a column of the table', async () => {
    const { dialog, container, navigate } = await open('reader');
    expect(within(dialog).queryByRole('button', { name: 'Guardar línea base' })).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Eliminar «Acordado»' })).toBeNull();
    expect(container.querySelector('[data-baseline]')).toBeNull();
    await userEvent.click(within(dialog).getByRole('radio', { name: /^Acordado/ }));
    await close();
    await waitFor(() => expect(container.querySelectorAll('[data-baseline]')).toHaveLength(1));
    const bar = screen.getByRole('button', { name: /^Tarea 1, / });
    expect(bar.getAttribute('aria-label')).toContain('línea base 26–27 ene: 2 días hábiles después');
    await navigate(`/crico/dashboard?project=${project}&view=table&columns=title.baseline`);
    const row = (await screen.findByRole('rowheader', { name: 'Tarea 1' })).closest('[role=row]');
    expect(row?.textContent).toContain('2 días hábiles después');
    expect(screen.getByRole('rowheader', { name: 'Tarea 2' }).closest('[role=row]')?.textContent).toContain('nueva');
  });

  it('are made, renamed, deleted and brought back by leads', async () => {
    const { dialog, request } = await open('lead');
    expect(await axeFindings(dialog)).toEqual([]);
    const name = within(dialog).getByRole('textbox', { name: 'Nombre de una nueva' });
    await userEvent.type(name, ' {Enter}');
    expect(within(dialog).getByText('Escribe un nombre de 1 a 50 caracteres.')).toBeTruthy();
    await userEvent.type(name, 'Enero{Enter}');
    expect((await request('make_baseline')).body).toMatchObject({ project_id: project, name: 'Enero' });
    await within(dialog).findByRole('radio', { name: /^Enero/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cambiar el nombre de «Acordado»' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Nuevo nombre de «Acordado»' }), ' final{Enter}');
    const named = { baseline_id: agreed.id, name: 'Acordado final' };
    expect((await request('rename_baseline')).body).toMatchObject(named);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Eliminar «Acordado final»' }));
    await request('delete_baseline');
    await waitFor(() => expect(within(dialog).queryByRole('radio', { name: /^Acordado/ })).toBeNull());
    await close();
    await screen.findByText('Línea base «Acordado final» eliminada');
    await userEvent.click(screen.getAllByRole('button', { name: 'Deshacer' }).at(-1) ?? document.body);
    expect((await request('restore_baseline')).body).toMatchObject({ baseline_id: agreed.id });
  });

  it('say why one could not be made', async () => {
    const { dialog } = await open('lead', { [door('make_baseline')]: () => refusal(409, 'too_many_baselines') });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Nombre de una nueva' }), 'Otra{Enter}');
    const sentence = 'Un proyecto tiene como máximo 20 líneas base. Elimina una que ya no haga falta.';
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});
