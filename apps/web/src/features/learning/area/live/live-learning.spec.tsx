import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { publish, resync } from '../../../../shell/live/live-subscriptions.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { learnersSite, toasts } from '../learners-site.ts';
import { aDashboard, moduleId, partIds } from '../learning.fixtures.ts';

const userId = '0190a000-0000-7000-8000-000000000001';
const say = (type: string, data: object) =>
  act(() => publish({ seq: 1, type, data: { userId, ...data }, traceId: '' }));
const completed = (given: object) => ({
  partId: partIds[1],
  moduleId,
  levelId: 'X100',
  points: 15,
  totalPoints: 15,
  percentage: 66.67,
  completedAt: '2026-11-21T10:05:00Z',
  skill: { name: 'Prompting', gain: 1.5, value: 11.5, isNew: false },
  ...given,
});
const open = async (dashboard = aDashboard()) => {
  const visits = learnersSite({}, { dashboard });
  await renderApp('/estudiantes-dashboard');
  await screen.findByRole('region', { name: 'Tus puntos' });
  return { asked: () => visits.filter(({ door }) => door === 'POST /graphql').length };
};

describe('events on another device', () => {
  it('shows points and percent at once, and their consequences after one request', async () => {
    const { asked } = await open();
    say('learning.part.completed', completed({ totalPoints: 999 }));
    say('learning.module.completed', { moduleId });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Tus puntos' }).textContent).toContain('999'));
    await waitFor(() => expect(asked()).toBe(2));
  });

  it('shows the gain of a skill as the service reports it, and updates it; nothing where nothing was gained', async () => {
    await open(aDashboard({ skills: [{ name: 'Prompting', value: 99, description: '' }] }));
    say('learning.part.completed', completed({ skill: { name: 'Prompting', gain: 1, value: 100, isNew: false } }));
    expect(toasts().textContent).toContain('¡Habilidad Prompting actualizada! +1');
    const bar = screen.getByRole('progressbar', { name: 'Habilidad Prompting' });
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('100'));
    say('learning.part.completed', completed({ skill: { name: 'Prompting', gain: 0, value: 100, isNew: false } }));
    expect(toasts().textContent).not.toContain('+0');
  });

  it('shows achievements and levels, once each', async () => {
    await open();
    say('learning.achievement.unlocked', { title: 'Constancia' });
    say('learning.achievement.unlocked', { title: 'Constancia' });
    say('learning.level.unlocked', { name: 'Datos y modelos' });
    expect(within(toasts()).getAllByText(/Constancia/)).toHaveLength(1);
    expect(toasts().textContent).toContain('Nivel desbloqueado: Datos y modelos');
  });

  it('reads again when messages may have been missed, and ignores unknown facts', async () => {
    const { asked } = await open();
    say('learning.unheard.of', {});
    expect(asked()).toBe(1);
    act(() => resync());
    await waitFor(() => expect(asked()).toBe(2));
  });
});
