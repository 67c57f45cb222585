import { describe, expect, it } from '@jest/globals';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readStored, writeStored } from '../../../../shell/storage/local-storage.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { aProject, me } from '../../area/crico.fixtures.ts';
import { cricoSite, refusal } from '../../area/crico-site.ts';
import { aCard, aList, aPage } from '../../area/project/board.fixtures.ts';
import { storeRun, storedRuns, MOST_RUNS } from './stored-runs.ts';
import { quantile } from './measurement.ts';

const { id } = aProject(1);
const boardDoor = 'POST /rest/v1/rpc/read_board';
const kept = () => storedRuns(me, id);

/** @param isDown asked at each read of the board */
const open = async (role: ProjectRole, isDown: () => boolean = () => false) => {
  const visits = cricoSite({
    [boardDoor]: () => (isDown() ? refusal(403, 'forbidden') : { body: aPage([aList(1)], [aCard(1)], { role }) }),
    'POST /rest/v1/rpc/list_project_changes': () => ({ body: { deltas: [], sequence: 7 } }),
  });
  await renderApp(`/crico/dashboard?project=${id}`);
  await screen.findByRole('heading', { level: 1, name: 'Proyecto 1' });
  await userEvent.click(screen.getByRole('button', { name: 'Acciones del proyecto' }));
  return visits;
};
const openTest = async () => {
  await userEvent.click(screen.getByRole('menuitem', { name: 'Prueba de rendimiento' }));
  return within(await screen.findByRole('dialog', { name: 'Prueba de rendimiento' }));
};

describe('the performance test', () => {
  it('measures three things, keeps them in this browser, and compares the next run with them', async () => {
    const visits = await open('director');
    const dialog = await openTest();
    await userEvent.click(dialog.getByRole('button', { name: 'Medir' }));
    const result = await dialog.findByRole('table', { name: 'Resultado' });
    expect(within(result).getAllByRole('rowheader')).toHaveLength(3);
    expect(within(result).getAllByText('primera medición')).toHaveLength(3);
    expect(kept()).toHaveLength(1);
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Medir otra vez' }));
    await waitFor(() => expect(kept()).toHaveLength(2));
    expect(within(result).queryByText('primera medición')).toBeNull();
    expect(dialog.getByRole('list', { name: 'Mediciones anteriores' }).children).toHaveLength(1);
    // Only reads were sent, and the screen is unchanged.
    const writes = visits.map(({ door }) => door).filter((door) => /update|create|put_|move/.test(door));
    expect(writes).toEqual([]);
    expect(screen.getAllByText('Tarea 1').every(({ textContent }) => textContent === 'Tarea 1')).toBe(true);
  });

  it('shows why it could not be measured, and stores nothing', async () => {
    let isGone = false;
    await open('director', () => isGone);
    const dialog = await openTest();
    isGone = true;
    await userEvent.click(dialog.getByRole('button', { name: 'Medir' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/No se pudo medir/);
    expect(kept()).toEqual([]);
  });

  it.each(['lead', 'member', 'guest'] as const)('is not offered to a %s', async (role) => {
    await open(role);
    expect(screen.queryByRole('menuitem', { name: 'Prueba de rendimiento' })).toBeNull();
  });
});

describe('the runs that are kept', () => {
  const run = { at: '2026-11-20T10:00:00.000Z', cards: 1, version: '1', load: 1, change: 2, frame: 3 };

  it('are the latest, of one person and project, and nothing that is no run', () => {
    for (let n = 0; n < MOST_RUNS + 5; n += 1) storeRun(me, id, { ...run, cards: n });
    expect(kept()).toHaveLength(MOST_RUNS);
    expect(kept()[0]?.cards).toBe(MOST_RUNS + 4);
    expect(storedRuns('somebody else', id)).toEqual([]);
    const name = `crico-performance.${me}.${id}`;
    writeStored(name, [run, null, { ...run, load: 'x' }, { ...run, at: 'x' }, 7]);
    expect(kept()).toEqual([run]);
    writeStored(name, { no: 'list' });
    expect(kept()).toEqual([]);
    expect(readStored(name)).not.toBeNull();
  });

  it('are compared by their medians', () => {
    expect(quantile([], 0.5)).toBe(0);
    expect(quantile([3, 1, 2], 0.5)).toBe(2);
    expect(
      quantile(
        Array.from({ length: 100 }, (_, n) => n),
        0.95,
      ),
    ).toBe(95);
  });
});
