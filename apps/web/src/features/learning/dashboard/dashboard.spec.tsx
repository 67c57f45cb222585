import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../testing/render-app.tsx';
import { learnersSite, leave, partPath, toasts } from '../area/learners-site.ts';
import { aDashboard } from '../area/learning.fixtures.ts';
import { lastRequestTo } from '../../../testing/fake-site.ts';

describe('the dashboard', () => {
  it('starts with the one thing to do next', async () => {
    learnersSite({});
    const { container } = await renderApp('/estudiantes-dashboard');
    const next = await screen.findByRole('region', { name: 'Continúa donde te quedaste' });
    expect(next.textContent).toContain('Una historia corta');
    expect(next.textContent).toContain('Faltan 5 minutos');
    expect(within(next).getByRole('link', { name: 'Continuar' }).getAttribute('href')).toBe(partPath);
    expect(await axeFindings(container)).toEqual([]);
    expect(screen.queryByText(/regalo/)).toBeNull();
  });

  it('says on the first day where to begin, and what of it is a gift', async () => {
    const { next, streak, skills } = aDashboard();
    const first = {
      next: next && { ...next, isStarted: false },
      ...{ totalPoints: 0, streak: { ...streak, days: 1 }, skills: skills.map((skill) => ({ ...skill, value: 10 })) },
    };
    const user = { user_metadata: { firstName: 'Lupita', welcomed: true } };
    learnersSite({}, { dashboard: aDashboard(first), user });
    const { container } = await renderApp('/estudiantes-dashboard');
    const begin = await screen.findByRole('region', { name: 'Empieza' });
    expect(within(begin).getByRole('link', { name: 'Empezar' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Tu racha' }).textContent).toContain('De regalo para empezar.');
    expect(screen.getByText('Empiezas con 10 en Prompting, de regalo.')).toBeTruthy();
    const meanings = {
      'Tu racha': 'Los días seguidos en que completas una parte o contestas ejercicios.',
      'Tus puntos': 'Los ganas con cada parte que completas y con cada logro, y nunca bajan.',
      'Tus habilidades': 'Van de 0 a 100. Cada parte que completas hace crecer una.',
    };
    for (const [name, meaning] of Object.entries(meanings))
      expect(within(screen.getByRole('region', { name })).getByText(meaning)).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it.each([
    ['by the name of the account', { firstName: 'Itzel' }, '', 'Hola, Itzel'],
    ['by the copy where the account has none', {}, 'Lupita', 'Hola, Lupita'],
    ['also without any', {}, '', 'Hola'],
  ])('greets %s', async (_case, user_metadata, firstName, greeting) => {
    const profile = { firstName, lastName: '', isPrepared: true };
    learnersSite({}, { user: { user_metadata }, dashboard: aDashboard({ profile }) });
    await renderApp('/estudiantes-dashboard');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(greeting);
  });

  it('shows the path with open and locked parts, and why', async () => {
    learnersSite({});
    await renderApp('/estudiantes-dashboard');
    const path = await screen.findByRole('region', { name: 'Tu camino' });
    expect(within(path).getByRole('link', { name: /Módulo 1, Abierto: Qué es la IA/ })).toBeTruthy();
    expect(within(path).getByRole('link', { name: /Módulo 2, Bloqueado/ }).textContent).toContain(
      'Antes completa: “Qué es la IA”.',
    );
    expect(path.textContent).toContain('Completa 2 módulos de X100 para abrirlo. Llevas 0.');
  });

  it('shows streak, points, skills and achievements, those held first', async () => {
    learnersSite({});
    await renderApp('/estudiantes-dashboard');
    expect((await screen.findByRole('region', { name: 'Tu racha' })).textContent).toContain('4 días seguidos');
    expect(within(screen.getByRole('list', { name: 'Esta semana' })).getAllByRole('listitem')).toHaveLength(7);
    expect(screen.getByRole('region', { name: 'Tus puntos' }).textContent).toContain('330');
    expect(screen.getByRole('progressbar', { name: 'Habilidad Prompting' }).getAttribute('aria-valuenow')).toBe('12');
    const shelf = within(screen.getByRole('region', { name: 'Tus logros' })).getAllByRole('listitem');
    expect(shelf.map((item) => item.textContent?.includes('Primeros pasos'))).toEqual([true, false]);
  });

  it('states how days off are earned in the words of the school', async () => {
    const { streak } = aDashboard();
    learnersSite({}, { dashboard: aDashboard({ streak: { ...streak, freezeEveryDays: 5, mostFreezes: 3 } }) });
    await renderApp('/estudiantes-dashboard');
    const panel = await screen.findByRole('region', { name: 'Tu racha' });
    expect(panel.textContent).toContain('Ganas uno cada 5 días seguidos; guardas hasta 3');
  });

  it('names the achievements still to win under one heading, the first three at once and the others when asked', async () => {
    const [missing] = aDashboard().achievements;
    const achievements = ['Uno', 'Dos', 'Tres', 'Cuatro'].map((title) => ({ ...missing, id: title, title }));
    learnersSite({}, { dashboard: aDashboard({ achievements: achievements as never }) });
    await renderApp('/estudiantes-dashboard');
    const shelf = within(await screen.findByRole('region', { name: 'Tus logros' }));
    expect(shelf.getByText('Tu repisa espera su primer logro.')).toBeTruthy();
    expect(shelf.getByRole('heading', { name: 'Por desbloquear' })).toBeTruthy();
    const [atOnce, onRequest] = shelf.getAllByRole('list');
    expect(within(atOnce as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
    expect(onRequest?.textContent).toContain('Cuatro');
    const more = shelf.getByText('Ver uno más').closest('details');
    expect(more?.open).toBe(false);
    await userEvent.click(shelf.getByText('Ver uno más'));
    expect(more?.open).toBe(true);
  });

  it('asks for the whole screen in one trip', async () => {
    const visits = learnersSite({});
    await renderApp('/estudiantes-dashboard');
    await screen.findByRole('region', { name: 'Tus logros' });
    // The bell is the shell's and the line about the subscription the area's: they ask for themselves.
    const others = /\/(list_notifications|user_subscription_details)$/;
    const doors = visits.map(({ door }) => door).filter((door) => !others.test(door));
    expect(doors).toEqual(['POST /graphql']);
  });

  it('shows what could not be loaded, and tries again on request', async () => {
    let isDown = true;
    learnersSite({
      'POST /graphql': () =>
        isDown
          ? { status: 403, body: { code: 'forbidden', message: '' } }
          : { body: { data: { studentDashboard: aDashboard() } } },
    });
    await renderApp('/estudiantes-dashboard');
    await screen.findByText('No pudimos cargar tu progreso. Por favor, recarga la página.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('region', { name: 'Tu camino' })).toBeTruthy();
  });

  it('welcomes an account under two minutes old: first that it is prepared, then that it is ready', async () => {
    learnersSite({}, { user: { created_at: new Date().toISOString() } });
    await renderApp('/estudiantes-dashboard');
    expect(await screen.findByText('Bienvenido! Tu perfil ha sido configurado.')).toBeTruthy();
    expect(toasts().textContent).toContain('Configurando tu perfil de aprendizaje...');
  });

  it('welcomes who confirmed the address long after signing up, while nothing is begun; also once in two tabs', async () => {
    const { next } = aDashboard();
    const dashboard = aDashboard({ totalPoints: 0, next: next && { ...next, isStarted: false } });
    const user = { created_at: '2026-01-01T00:00:00Z' };
    const visits = learnersSite({ 'PUT /auth/v1/user': () => ({ body: {} }) }, { dashboard, user });
    const first = await renderApp('/estudiantes-dashboard');
    expect(await screen.findByText('Bienvenido! Tu perfil ha sido configurado.')).toBeTruthy();
    await lastRequestTo(visits, 'PUT /auth/v1/user', { data: { welcomed: true } });
    first.unmount();
    await renderApp('/estudiantes-dashboard');
    await screen.findByRole('region', { name: 'Tu camino' });
    expect(visits.filter(({ door }) => door === 'PUT /auth/v1/user')).toHaveLength(1);
  });

  it('does not welcome an old account that has begun', async () => {
    const visits = learnersSite({}, { user: { created_at: '2026-01-01T00:00:00Z' } });
    await renderApp('/estudiantes-dashboard');
    await screen.findByRole('region', { name: 'Tu camino' });
    expect(toasts().textContent).toBe('');
    expect(visits.filter(({ door }) => door === 'PUT /auth/v1/user')).toHaveLength(0);
  });

  it('welcomes an account once: a message of one device is stored with the account, and the next device does not repeat it', async () => {
    const created_at = new Date().toISOString();
    const visits = learnersSite({ 'PUT /auth/v1/user': () => ({ body: {} }) }, { user: { created_at } });
    const first = await renderApp('/estudiantes-dashboard');
    await lastRequestTo(visits, 'PUT /auth/v1/user', { data: { welcomed: true } });
    first.unmount();
    await leave();

    learnersSite({}, { user: { created_at, user_metadata: { welcomed: true } } });
    await renderApp('/estudiantes-dashboard');
    await screen.findByRole('region', { name: 'Tu camino' });
    expect(toasts().textContent).toBe('');
  });
});
