import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { publish } from '../../../../shell/live/live-subscriptions.ts';
import type { Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { learnersSite, partPath, toasts } from '../../area/learners-site.ts';
import { aCompletion, aPart, moduleId, partIds } from '../../area/learning.fixtures.ts';

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

beforeEach(() => void Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver }));

const record = 'POST /rest/v1/rpc/record_reading';
const complete = 'POST /rest/v1/rpc/complete_part';
const open = async (doors: Doors) => {
  const text = { type: 'text', markdown: '## Antes\n\nUn poco.', minSeconds: 5 } as const;
  const visits = learnersSite({
    'POST /rest/v1/rpc/open_part': () => ({ body: aPart(text) }),
    [record]: () => ({ body: { reachedEndAt: '2026-11-21T10:00:00Z', secondsLeft: 0 } }),
    [complete]: () => ({ body: aCompletion(partIds[1]) }),
    ...doors,
  });
  const page = await renderApp(partPath);
  await screen.findByRole('heading', { name: 'Antes' });
  const visitsTo = (door: string) => visits.filter((visit) => visit.door === door).length;
  return { ...page, visitsTo, readToTheEnd: () => act(() => seen.forEach((see) => see())) };
};
const nobodyAnswers = (): never => {
  throw new TypeError('nobody answers');
};

describe('a text', () => {
  it('reports its end again until the service has received it', async () => {
    let asked = 0;
    const { readToTheEnd, visitsTo } = await open({
      [record]: () => ((asked += 1) === 1 ? nobodyAnswers() : { body: { reachedEndAt: '', secondsLeft: 0 } }),
    });
    readToTheEnd();
    expect(await screen.findByText(/Parte completada/)).toBeTruthy();
    expect([visitsTo(record), visitsTo(complete)]).toEqual([2, 1]);
  });

  it('whose completion got no answer is completed again, and announced once', async () => {
    let asked = 0;
    const { readToTheEnd, visitsTo } = await open({
      [complete]: () => ((asked += 1) === 1 ? nobodyAnswers() : { body: aCompletion(partIds[1]) }),
    });
    readToTheEnd();
    expect(await screen.findByText(/Parte completada/)).toBeTruthy();
    expect(visitsTo(complete)).toBe(2);
    expect(toasts().textContent?.match(/Machine Learning/g)).toHaveLength(1);
  });

  it('that is left before its time is not completed', async () => {
    const { readToTheEnd, visitsTo, navigate } = await open({
      [record]: () => ({ body: { reachedEndAt: '', secondsLeft: 0.3 } }),
    });
    readToTheEnd();
    await waitFor(() => expect(visitsTo(record)).toBe(1));
    await navigate('/estudiantes-dashboard');
    await screen.findByRole('region', { name: 'Tus puntos' });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(visitsTo(complete)).toBe(0);
  });

  it('that is left while its end is being sent is not completed', async () => {
    const { promise: heard, resolve: hear } = Promise.withResolvers<object>();
    const { readToTheEnd, visitsTo, navigate } = await open({ [record]: () => heard });
    readToTheEnd();
    await waitFor(() => expect(visitsTo(record)).toBe(1));
    await navigate('/estudiantes-dashboard');
    await screen.findByRole('region', { name: 'Tus puntos' });
    await act(async () => hear({ body: { reachedEndAt: '', secondsLeft: 0 } }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(visitsTo(complete)).toBe(0);
  });

  it('that is completed in another tab shows that in this one, and is not completed twice', async () => {
    const { visitsTo, readToTheEnd } = await open({});
    const completedAt = '2026-11-21T10:05:00Z';
    const rest = { moduleId, levelId: 'X100', points: 15, totalPoints: 345, percentage: 66.67, completedAt };
    const skill = { name: 'Prompting', gain: 1, value: 12, isNew: false };
    const data = { userId: '', partId: partIds[1], skill, ...rest };
    act(() => publish({ seq: 1, type: 'learning.part.completed', data, traceId: '' }));
    expect(await screen.findByText(/Parte completada/)).toBeTruthy();
    readToTheEnd();
    expect([visitsTo(record), visitsTo(complete)]).toEqual([0, 0]);
  });

  it('whose curriculum is still being read is a matter of a moment, and no failure', async () => {
    const { readToTheEnd } = await open({
      [complete]: () => ({ status: 409, body: { code: 'curriculum_not_ready', message: '' } }),
    });
    readToTheEnd();
    await waitFor(() => expect(toasts().textContent).toContain('El plan de estudios se está cargando'));
    expect(toasts().textContent).not.toContain('No se pudo completar');
  });
});
