import { afterEach, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../testing/render-app.tsx';
import { learnersSite, leave, partPath } from '../area/learners-site.ts';
import { aModule, aPart, moduleId, partIds } from '../area/learning.fixtures.ts';

afterEach(leave);

const open = 'POST /rest/v1/rpc/open_part';
const exercises = { type: 'exercises' as const, intro: null, passMark: 0.7, items: [] };
const refused = (code: string, status: number) => ({ status, body: { code, message: '' } });

describe('the page of a part', () => {
  it('whose address names another module is a wrong address', async () => {
    learnersSite({ [open]: () => ({ body: aPart(exercises) }) });
    await renderApp(`/dashboard/modulos/${partIds[0]}/partes/${partIds[1]}`);
    expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeTruthy();
  });

  it('that is locked says why, and leads back', async () => {
    const lockedBecause = { reason: 'level', levelId: 'X100', modulesCompleted: 1, modulesNeeded: 4, moduleIds: [] };
    learnersSite({ [open]: () => refused('part_locked', 403) }, { module: { ...aModule(), lockedBecause } });
    const { container } = await renderApp(partPath);
    expect(await screen.findByRole('heading', { level: 1, name: 'Esta parte todavía está cerrada' })).toBeTruthy();
    expect(await screen.findByText('Completa 4 módulos de X100 para abrirlo. Llevas 1.')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('that could not be loaded says why, tries again when asked', async () => {
    let isAllowed = false;
    learnersSite({ [open]: () => (isAllowed ? { body: aPart(exercises) } : refused('unauthenticated', 403)) });
    await renderApp(partPath);
    expect(await screen.findByText(/No se encontró una sesión válida/)).toBeTruthy();
    isAllowed = true;
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Una historia corta' })).toBeTruthy();
  });

  it('shows on a phone where one is in the module in a drawer, which closes when one goes elsewhere', async () => {
    learnersSite({ [open]: () => ({ body: aPart(exercises) }) });
    const { pathname } = await renderApp(partPath);
    await screen.findByRole('heading', { level: 1, name: 'Una historia corta' });
    await userEvent.click(screen.getByRole('button', { name: 'Dónde estoy' }));
    const drawer = await screen.findByRole('dialog', { name: 'Contenido del módulo' });
    expect(await axeFindings(drawer)).toEqual([]);
    await userEvent.click(screen.getAllByRole('link', { name: 'Qué es la IA' }).at(-1) as HTMLElement);
    await screen.findByRole('heading', { level: 2, name: 'Partes' });
    expect(pathname()).toBe(`/dashboard/modulos/${moduleId}`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
