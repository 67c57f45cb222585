import { beforeEach, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { switchCelebrations } from '../../area/celebration/celebration.store.ts';
import { learnersSite, partPath, toasts } from '../../area/learners-site.ts';
import { aDashboard, aCompletion, aPart, partIds } from '../../area/learning.fixtures.ts';

/** The observers of the page, so that a test can bring the end of a text into view. */
const seen: (() => void)[] = [];
class FakeIntersectionObserver {
  constructor(private readonly callback: IntersectionObserverCallback) {}
  observe(): void {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    seen.push(() => this.callback([entry], Object.assign(Object.create(null) as IntersectionObserver, this)));
  }
  disconnect(): void {
    seen.length = 0;
  }
}

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
});

const source = { author: 'OCDE', title: 'Qué es un sistema de IA', year: 2024, url: 'https://www.oecd.org/ia' };

const text = { type: 'text', markdown: '## Antes\n\nUn poco.\n\n## Después\n\n<b>fin</b>', minSeconds: 5 } as const;

describe('a text', () => {
  it('is completed once its end was seen, and shows the gains', async () => {
    const visits = learnersSite({
      'POST /rest/v1/rpc/open_part': () => ({ body: aPart(text) }),
      'POST /rest/v1/rpc/record_reading': () => ({ body: { reachedEndAt: '2026-11-21T10:00:00Z', secondsLeft: 0.01 } }),
      'POST /rest/v1/rpc/complete_part': () => ({
        body: aCompletion(partIds[1], {
          moduleCompleted: true,
          achievements: [{ id: partIds[0], title: 'Lector', description: 'Lee.', icon: 'star', points: 5 }],
        }),
      }),
    });
    const { container } = await renderApp(partPath);
    expect(await screen.findByText('Se completa cuando llegas al final de la lectura.')).toBeTruthy();
    expect(within(screen.getByRole('navigation', { name: 'En esta lectura' })).getAllByRole('link')).toHaveLength(2);
    expect(await axeFindings(container)).toEqual([]);
    expect(visits.map(({ door }) => door)).not.toContain('POST /rest/v1/rpc/record_reading');

    act(() => seen.forEach((see) => see()));
    expect(await screen.findByText(/Parte completada · \+15 puntos/)).toBeTruthy();
    expect(toasts().textContent).toContain('¡Habilidad Machine Learning actualizada! +2');
    expect(toasts().textContent).toContain('Logro desbloqueado: Lector');

    const dialog = await screen.findByRole('dialog', { name: '¡Módulo completado!' });
    expect(await axeFindings(dialog)).toEqual([]);
    const goOn = within(dialog).getByRole('button', { name: 'Seguir' });
    await waitFor(() => expect(document.activeElement).toBe(goOn));
    await userEvent.click(goOn);
    await userEvent.click(await screen.findByRole('button', { name: 'No mostrar celebraciones' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem('nivel.celebrations')).toBe('false');
  });

  it('shows its goal, and its sources', async () => {
    const taught = { goal: 'explicar tres términos', sources: [source], reviewedOn: '2026-11-22' };
    const drawn = { ...text, markdown: `${text.markdown}\n\n![Tres círculos](/media/x100/c.webp?until=1)` };
    learnersSite({ 'POST /rest/v1/rpc/open_part': () => ({ body: aPart(drawn, taught) }) });
    const { container } = await renderApp(partPath);
    expect(await screen.findByText('Al terminar podrás explicar tres términos.')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Tres círculos' }).getAttribute('src')).toBe('/media/x100/c.webp?until=1');
    const sources = within(screen.getByRole('region', { name: 'Fuentes' }));
    const link = sources.getByRole('link', { name: 'OCDE, Qué es un sistema de IA, 2024' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([source.url, 'noopener noreferrer']);
    expect(sources.getByText('Revisado el 22 de noviembre de 2026.')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('without sources and review shows no empty list of them', async () => {
    learnersSite({ 'POST /rest/v1/rpc/open_part': () => ({ body: aPart(text) }) });
    await renderApp(partPath);
    await screen.findByRole('heading', { name: 'Antes' });
    expect(screen.queryByRole('region', { name: 'Fuentes' })).toBeNull();
    expect(screen.queryByText(/Al terminar podrás/)).toBeNull();
  });

  it('continues to announce while a celebration covers the page', async () => {
    switchCelebrations(true);
    learnersSite({
      'POST /rest/v1/rpc/open_part': () => ({ body: aPart(text) }),
      'POST /rest/v1/rpc/record_reading': () => ({ body: { reachedEndAt: '', secondsLeft: 0 } }),
      'POST /rest/v1/rpc/complete_part': () => ({ body: aCompletion(partIds[1], { moduleCompleted: true }) }),
    });
    await renderApp(partPath);
    await screen.findByRole('heading', { name: 'Antes' });
    act(() => seen.forEach((see) => see()));
    await screen.findByRole('dialog', { name: '¡Módulo completado!' });
    expect(screen.queryByRole('heading', { name: 'Antes' })).toBeNull();
    act(() => notify({ type: 'info', message: 'Llegó otra cosa' }));
    // By role, because elements hidden from assistive technology have none.
    expect(toasts().textContent).toContain('Llegó otra cosa');
    const saved = screen.getByText('Guardado');
    expect(saved.closest('[aria-hidden="true"]')).toBeNull();
    expect(saved.closest('[role="status"]')?.textContent).toBe('Tu avance: Guardado');
  });

  it('that was read to its end, but whose completion never arrived, completes when it is opened', async () => {
    const part = aPart(text);
    const reachedEndAt = '2026-11-21T10:01:00Z';
    learnersSite({
      'POST /rest/v1/rpc/open_part': () => ({ body: { ...part, view: { ...part.view, reachedEndAt } } }),
      'POST /rest/v1/rpc/record_reading': () => ({ body: { reachedEndAt, secondsLeft: 0 } }),
      'POST /rest/v1/rpc/complete_part': () => ({ body: aCompletion(partIds[1]) }),
    });
    await renderApp(partPath);
    expect(await screen.findByText(/Parte completada/)).toBeTruthy();
  });

  it('shows no gain of a skill that is at 100', async () => {
    const skills = [{ name: 'Machine Learning', value: 100, description: '' }];
    learnersSite(
      {
        'POST /rest/v1/rpc/open_part': () => ({ body: aPart(text) }),
        'POST /rest/v1/rpc/record_reading': () => ({ body: { reachedEndAt: '', secondsLeft: 0 } }),
        'POST /rest/v1/rpc/complete_part': () => ({
          body: aCompletion(partIds[1], { skill: { name: 'Machine Learning', gain: 0, value: 100, isNew: false } }),
        }),
      },
      { dashboard: aDashboard({ skills }) },
    );
    await renderApp(partPath);
    await screen.findByRole('heading', { name: 'Antes' });
    act(() => seen.forEach((see) => see()));
    await screen.findByText(/Parte completada/);
    expect(toasts().textContent).toBe('');
  });

  it('shows HTML as the text it is', async () => {
    learnersSite({ 'POST /rest/v1/rpc/open_part': () => ({ body: aPart(text) }) });
    await renderApp(partPath);
    await screen.findByRole('heading', { name: 'Después' });
    expect(screen.getByText('<b>fin</b>')).toBeTruthy();
  });

  it('that cannot be completed shows why, and can be saved again', async () => {
    let isRefused = true;
    learnersSite({
      'POST /rest/v1/rpc/open_part': () => ({ body: aPart(text) }),
      'POST /rest/v1/rpc/record_reading': () => ({ body: { reachedEndAt: '', secondsLeft: 0 } }),
      'POST /rest/v1/rpc/complete_part': () =>
        isRefused ? { status: 404, body: { code: 'part_not_found', message: '' } } : { body: aCompletion(partIds[1]) },
    });
    await renderApp(partPath);
    await screen.findByRole('heading', { name: 'Antes' });
    act(() => seen.forEach((see) => see()));
    expect(await screen.findByText('No se pudo completar la parte: No encontramos la parte')).toBeTruthy();
    expect(screen.getByText('Error actualizando habilidad Prompting')).toBeTruthy();
    expect(screen.getByText('Error al guardar')).toBeTruthy();
    isRefused = false;
    await userEvent.click(screen.getByRole('button', { name: 'Guardar de nuevo' }));
    expect(await screen.findByText('Guardado')).toBeTruthy();
  });
});
