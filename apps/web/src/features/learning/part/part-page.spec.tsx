import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publish } from '../../../shell/live/live-subscriptions.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { aSession } from '../../../testing/learners.ts';
import { learnersSite, partPath } from '../area/learners-site.ts';
import { aModule, aPart, moduleId, partIds } from '../area/learning.fixtures.ts';

const open = 'POST /rest/v1/rpc/open_part';
const exercises = { type: 'exercises' as const, kind: 'practice' as const, intro: null, passMark: 0.7, items: [] };
const refused = (code: string, status: number) => ({ status, body: { code, message: '' } });

describe('the page of a part', () => {
  it('whose address names another module is a wrong address', async () => {
    learnersSite({ [open]: () => ({ body: aPart(exercises) }) });
    await renderApp(`/dashboard/modulos/${partIds[0]}/partes/${partIds[1]}`);
    expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeTruthy();
  });

  it('that is locked shows why, and leads back', async () => {
    const lockedBecause = {
      reason: 'level',
      tier: null,
      levelId: 'X100',
      modulesCompleted: 1,
      modulesNeeded: 4,
      moduleIds: [],
    };
    learnersSite({ [open]: () => refused('part_locked', 403) }, { module: { ...aModule(), lockedBecause } });
    const { container } = await renderApp(partPath);
    expect(await screen.findByRole('heading', { level: 1, name: 'Esta parte todavía está cerrada' })).toBeTruthy();
    expect(await screen.findByText('Completa 4 módulos de X100 para abrirlo. Llevas 1.')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('that takes a plan leads to it, and opens automatically once it is paid for', async () => {
    let isPaid = false;
    const nothing = { levelId: null, modulesCompleted: null, modulesNeeded: null, moduleIds: [] };
    const screens = { module: aModule({ lockedBecause: { ...nothing, reason: 'plan', tier: 'pro' } }) };
    const body = () => ({ body: aPart(exercises) });
    learnersSite({ [open]: () => (isPaid ? body() : refused('part_locked', 403)) }, screens);
    await renderApp(partPath);
    const link = await screen.findByRole('link', { name: 'Ver el plan Pro' });
    expect(link.getAttribute('href')).toBe('/payment?plan=pro');
    isPaid = true;
    screens.module = aModule();
    const data = { userId: aSession().user.id, tier: 'pro', until: null };
    act(() => publish({ seq: 1, type: 'billing.access.changed', data, traceId: '' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Una historia corta' })).toBeTruthy();
  });

  it('that is a sample can be read whole, shows what opens the rest, and requires no completion', async () => {
    const nothing = { levelId: null, modulesCompleted: null, modulesNeeded: null, moduleIds: [] };
    const lockedBecause = { ...nothing, reason: 'plan' as const, tier: 'pro' as const };
    const text = { type: 'text' as const, markdown: 'Un texto.', minSeconds: 5 };
    const visits = learnersSite({ [open]: () => ({ body: aPart(text, { lockedBecause }) }) });
    const { container } = await renderApp(partPath);
    expect(await screen.findByText(/Esta lectura es una muestra.*Es parte del plan Pro\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver el plan Pro' })).toBeTruthy();
    expect(screen.getByText('Un texto.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Siguiente parte' })).toBeNull();
    expect(visits.map(({ door }) => door)).not.toContain('POST /rest/v1/rpc/record_reading');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('that could not be loaded shows why, tries again on request', async () => {
    let isAllowed = false;
    learnersSite({ [open]: () => (isAllowed ? { body: aPart(exercises) } : refused('unauthenticated', 403)) });
    await renderApp(partPath);
    expect(await screen.findByText(/No se encontró una sesión válida/)).toBeTruthy();
    isAllowed = true;
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Una historia corta' })).toBeTruthy();
  });

  it('shows on a phone the place in the module in a drawer, which closes on navigation', async () => {
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
