import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app.tsx';
import { learnersSite, partPath } from '../area/learners-site.ts';
import { aModule, moduleId } from '../area/learning.fixtures.ts';

const nothingMissing = { levelId: null, modulesCompleted: null, modulesNeeded: null, moduleIds: [] };

describe('a module', () => {
  it('leads to its next part and shows the state of each', async () => {
    learnersSite({});
    const { container } = await renderApp(`/dashboard/modulos/${moduleId}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Qué es la IA' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continuar el módulo' }).getAttribute('href')).toBe(partPath);
    expect(screen.getByRole('link', { name: /La IA en tu día/ }).textContent).toContain('Completada');
    expect(screen.getByRole('link', { name: /Una historia corta/ }).textContent).toContain('Sigue');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('that is locked shows its parts without letting anybody in', async () => {
    const lockedBecause = {
      reason: 'level',
      tier: null,
      levelId: 'X100',
      modulesCompleted: 1,
      modulesNeeded: 4,
      moduleIds: [],
    };
    const parts = aModule().parts.map((part) => ({ ...part, isCompleted: false, isOpen: false }));
    learnersSite({}, { module: { ...aModule({ nextPartId: null, state: 'locked', parts }), lockedBecause } });
    await renderApp(`/dashboard/modulos/${moduleId}`);
    expect(await screen.findByText('Completa 4 módulos de X100 para abrirlo. Llevas 1.')).toBeTruthy();
    expect(screen.getByText(/Una historia corta/).closest('a')).toBeNull();
  });

  it('that takes a plan names it, leads to it, and opens its sample', async () => {
    const [first, second] = aModule().parts;
    if (!first || !second) throw new Error('the module has parts');
    const parts = [
      { ...first, isCompleted: false, isOpen: false },
      { ...second, isOpen: true },
    ];
    const lockedBecause = { ...nothingMissing, reason: 'plan', tier: 'pro' };
    learnersSite({}, { module: { ...aModule({ nextPartId: null, state: 'locked', parts }), lockedBecause } });
    const { container } = await renderApp(`/dashboard/modulos/${moduleId}`);
    expect(await screen.findByText('Es parte del plan Pro.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver el plan Pro' }).getAttribute('href')).toBe('/payment?plan=pro');
    expect(screen.getByRole('link', { name: /Una historia corta/ }).textContent).toContain('Muestra');
    expect(screen.getByText(/La IA en tu día/).closest('a')).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('that was completed under a plan shows that, and what opens it again', async () => {
    const parts = aModule().parts.map((part) => ({ ...part, isCompleted: true, isOpen: false }));
    const lockedBecause = { ...nothingMissing, reason: 'plan', tier: 'pro' };
    learnersSite({}, { module: { ...aModule({ nextPartId: null, state: 'done', parts }), lockedBecause } });
    await renderApp(`/dashboard/modulos/${moduleId}`);
    expect(await screen.findByText('Módulo completado')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver el plan Pro' })).toBeTruthy();
  });

  it('without parts shows that, and not that it is completed', async () => {
    const empty = aModule({ parts: [], partsTotal: 0, partsCompleted: 0, percentage: 0, nextPartId: null });
    learnersSite({}, { module: empty });
    const first = await renderApp(`/dashboard/modulos/${moduleId}`);
    expect(await screen.findByText('Las partes de este módulo vienen en camino.')).toBeTruthy();
    expect(screen.queryByText('Módulo completado')).toBeNull();
    first.unmount();
    learnersSite({}, { module: aModule({ state: 'done', nextPartId: null }) });
    await renderApp(`/dashboard/modulos/${moduleId}`);
    expect(await screen.findByText('Módulo completado')).toBeTruthy();
  });

  it('that does not exist is reported so', async () => {
    learnersSite({ 'POST /graphql': () => ({ status: 404, body: { code: 'module_not_found', message: '' } }) });
    await renderApp(`/dashboard/modulos/${moduleId}`);
    expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeTruthy();
  });
});
