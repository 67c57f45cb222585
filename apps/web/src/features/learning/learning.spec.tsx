import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../app/session/session.ts';
import { fakeSite, type Doors, type Visit } from '../../testing/fake-site.ts';
import { aSession } from '../../testing/learners.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aCompletion, aDashboard, aModule, aPart, moduleId, partIds } from './learning.fixtures.ts';

const partPath = `/dashboard/modulos/${moduleId}/partes/${partIds[1]}`;

/** A signed-in learner's site; screens come from one door, by what is asked there. */
const learnersSite = (
  doors: Doors,
  screens: { dashboard?: unknown; module?: unknown; user?: Readonly<Record<string, unknown>> } = {},
): Visit[] => {
  session.adopt(aSession(screens.user));
  return fakeSite({
    'POST /graphql': (body) =>
      (body as { query: string }).query.includes('studentDashboard')
        ? { body: { data: { studentDashboard: screens.dashboard ?? aDashboard() } } }
        : { body: { data: { module: screens.module ?? aModule() } } },
    ...doors,
  });
};
const toasts = () => screen.getByRole('region', { name: 'Avisos' });

// The first page of a file brings its programs with it.
jest.setTimeout(20_000);

/** The observers of the page, so that a test can bring the end of a text into view. */
const seen: (() => void)[] = [];
class FakeIntersectionObserver {
  constructor(private readonly callback: IntersectionObserverCallback) {}
  observe(): void {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    seen.push(() => this.callback([entry], this as unknown as IntersectionObserver));
  }
  disconnect(): void {
    seen.length = 0;
  }
}

beforeEach(() => {
  localStorage.clear();
  globalThis.IntersectionObserver = FakeIntersectionObserver as unknown as typeof IntersectionObserver;
});
afterEach(async () => {
  fakeSite({ 'POST /auth/v1/logout': () => ({ status: 204 }) });
  await act(async () => session.signOut());
});

describe('the dashboard', () => {
  it('begins with the one thing to do next', async () => {
    learnersSite({});
    const { container } = await renderApp('/estudiantes-dashboard');
    const next = await screen.findByRole('region', { name: 'Continúa donde te quedaste' });
    expect(next.textContent).toContain('Una historia corta');
    expect(next.textContent).toContain('Faltan 5 minutos');
    expect(within(next).getByRole('link', { name: 'Continuar' }).getAttribute('href')).toBe(partPath);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('shows the path with what is open, what is locked, and why', async () => {
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

  it('asks for the whole screen in one trip', async () => {
    const visits = learnersSite({});
    await renderApp('/estudiantes-dashboard');
    await screen.findByRole('region', { name: 'Tus logros' });
    expect(visits.map(({ door }) => door)).toEqual(['POST /graphql']);
  });

  it('says what could not be loaded, and tries again when asked', async () => {
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
});

describe('a module', () => {
  it('leads to its next part and tells the state of each', async () => {
    learnersSite({});
    const { container } = await renderApp(`/dashboard/modulos/${moduleId}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Qué es la IA' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continuar el módulo' }).getAttribute('href')).toBe(partPath);
    expect(screen.getByRole('link', { name: /La IA en tu día/ }).textContent).toContain('Completada');
    expect(screen.getByRole('link', { name: /Una historia corta/ }).textContent).toContain('Sigue');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('that is locked shows its parts without letting anybody in', async () => {
    const lockedBecause = { reason: 'level', levelId: 'X100', modulesCompleted: 1, modulesNeeded: 4, moduleIds: [] };
    learnersSite({}, { module: { ...aModule({ nextPartId: null, state: 'locked' }), lockedBecause } });
    await renderApp(`/dashboard/modulos/${moduleId}`);
    expect(await screen.findByText('Completa 4 módulos de X100 para abrirlo. Llevas 1.')).toBeTruthy();
    expect(screen.getByText(/Una historia corta/).closest('a')).toBeNull();
  });

  it('that does not exist says so', async () => {
    learnersSite({ 'POST /graphql': () => ({ status: 404, body: { code: 'module_not_found', message: '' } }) });
    await renderApp(`/dashboard/modulos/${moduleId}`);
    expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeTruthy();
  });
});

const text = { type: 'text', markdown: '## Antes\n\nUn poco.\n\n## Después\n\n<b>fin</b>', minSeconds: 5 } as const;

describe('a text', () => {
  it('is completed once its end was seen, and says what was earned', async () => {
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
    await userEvent.click(within(dialog).getByRole('button', { name: 'Seguir' }));
    await userEvent.click(await screen.findByRole('button', { name: 'No mostrar celebraciones' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem('nivel.celebrations')).toBe('false');
  });

  it('shows HTML as the text it is', async () => {
    learnersSite({ 'POST /rest/v1/rpc/open_part': () => ({ body: aPart(text) }) });
    await renderApp(partPath);
    await screen.findByRole('heading', { name: 'Después' });
    expect(screen.getByText('<b>fin</b>')).toBeTruthy();
  });

  it('that cannot be completed says why, and can be saved again', async () => {
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
    expect(screen.getByText('Error al guardar')).toBeTruthy();
    isRefused = false;
    await userEvent.click(screen.getByRole('button', { name: 'Guardar de nuevo' }));
    expect(await screen.findByText('Guardado')).toBeTruthy();
  });
});

const exercises = {
  type: 'exercises',
  intro: null,
  passMark: 0.7,
  items: [
    {
      id: 'q1',
      type: 'single_choice',
      prompt: '¿Qué es un **modelo**?',
      weight: 1,
      options: [
        { id: 'a', text: 'Una base de datos' },
        { id: 'b', text: 'Una función que aprende' },
      ],
    },
    { id: 'q2', type: 'number', prompt: '¿Cuánto es la mitad de siete?', weight: 1 },
  ],
} as const;

const graded = (score: number) => ({
  attemptId: partIds[0],
  attempt: 1,
  score,
  passMark: 0.7,
  isPassed: score >= 0.7,
  bestScore: score,
  items: [
    {
      id: 'q1',
      score,
      isCorrect: score === 1,
      feedback: null,
      options: [
        { id: 'a', isRight: false, wasChosen: score < 1, feedback: 'Guarda datos, pero no aprende.' },
        { id: 'b', isRight: true, wasChosen: score === 1, feedback: 'Aprende de ejemplos.' },
      ],
      solution: null,
    },
    { id: 'q2', score: 1, isCorrect: true, feedback: 'Así es.', options: [], solution: '3.5' },
  ],
  totalPoints: 330,
  achievements: [],
  streak: { days: 5, freezes: 1, freezesUsed: 0 },
});

describe('exercises', () => {
  const openPart = { 'POST /rest/v1/rpc/open_part': () => ({ body: aPart(exercises as never) }) };

  it('go question by question by keyboard, are graded by the service, and complete the part when passed', async () => {
    const visits = learnersSite({
      ...openPart,
      'POST /rest/v1/rpc/submit_exercise': () => ({ body: graded(1) }),
      'POST /rest/v1/rpc/complete_part': () => ({ body: aCompletion(partIds[1]) }),
    });
    const { container } = await renderApp(partPath);
    await screen.findByText('Pregunta 1 de 2');
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente pregunta' }));
    expect(await screen.findByText('Elige o escribe una respuesta para seguir.')).toBeTruthy();
    screen.getByRole('radio', { name: 'Una función que aprende' }).focus();
    await userEvent.keyboard(' ');
    screen.getByRole('button', { name: 'Siguiente pregunta' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Pregunta 2 de 2')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Tu respuesta (número)' }), '3,5');
    screen.getByRole('button', { name: 'Calificar' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: '¡Lo lograste!' })).toBeTruthy();
    expect(await screen.findByText(/Parte completada/)).toBeTruthy();
    const sent = visits.find(({ door }) => door.endsWith('submit_exercise'))?.body;
    expect(sent).toMatchObject({ part_id: partIds[1], answers: { q1: 'b', q2: 3.5 } });
    expect(await axeFindings(container)).toEqual([]);
  });

  it('tell in words what was wrong and why, and begin again at the first wrong answer with all answers kept', async () => {
    const visits = learnersSite({ ...openPart, 'POST /rest/v1/rpc/submit_exercise': () => ({ body: graded(0.5) }) });
    await renderApp(partPath);
    await userEvent.click(await screen.findByRole('radio', { name: 'Una base de datos' }));
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente pregunta' }));
    await userEvent.type(await screen.findByRole('textbox'), '3.5');
    await userEvent.click(screen.getByRole('button', { name: 'Calificar' }));
    expect(await screen.findByText('Guarda datos, pero no aprende.')).toBeTruthy();
    expect(screen.getByText('En parte')).toBeTruthy();
    expect(visits.map(({ door }) => door)).not.toContain('POST /rest/v1/rpc/complete_part');
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('Pregunta 1 de 2')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Una base de datos' }).checked).toBe(true);
  });

  it('never lose an answer: what was typed is there after a reload and after a failure', async () => {
    learnersSite({
      ...openPart,
      'POST /rest/v1/rpc/submit_exercise': () => ({ status: 400, body: { code: 'invalid_input', message: '' } }),
    });
    const first = await renderApp(partPath);
    await userEvent.click(await screen.findByRole('radio', { name: 'Una base de datos' }));
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente pregunta' }));
    await userEvent.type(await screen.findByRole('textbox'), '3');
    first.unmount();
    await renderApp(partPath);
    const field = await screen.findByRole<HTMLInputElement>('textbox');
    expect(field.value).toBe('3');
    await userEvent.click(screen.getByRole('button', { name: 'Calificar' }));
    expect(await screen.findByText(/No pudimos calificar tus respuestas. Siguen aquí/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('3');
  });
});

describe('a video', () => {
  const video = {
    type: 'video',
    video: '/media/v.webm',
    captions: '/media/v.vtt',
    poster: '/media/v.webp',
    durationSeconds: 60,
    transcript: [
      { start: 0, end: 5, text: 'Hola.' },
      { start: 5, end: 9, text: 'Esto es un modelo.' },
    ],
    notes: '',
    neededShare: 0.9,
  };

  it('leads from a sentence of the transcript to its moment, and saves what was watched on leaving', async () => {
    const visits = learnersSite({
      'POST /rest/v1/rpc/open_part': () => ({ body: aPart(video as never) }),
      'POST /rest/v1/rpc/record_watch': () => ({
        body: { watchedSeconds: 1, watchedShare: 0.02, isEnough: false, position: 6 },
      }),
    });
    const { container, unmount } = await renderApp(partPath);
    await userEvent.click(await screen.findByRole('button', { name: /Esto es un modelo/ }));
    const element = container.querySelector('video') as HTMLVideoElement;
    expect(element.currentTime).toBe(5);
    expect(container.querySelector('track')?.getAttribute('kind')).toBe('captions');
    expect(await axeFindings(container)).toEqual([]);
    for (const now of [5, 5.5, 6]) {
      element.currentTime = now;
      act(() => void element.dispatchEvent(new Event('timeupdate')));
    }
    unmount();
    await waitFor(() => expect(visits.at(-1)?.door).toBe('POST /rest/v1/rpc/record_watch'));
    expect(visits.at(-1)?.body).toEqual({ part_id: partIds[1], ranges: [[5, 6]], position: 6 });
  });

  it('plays and pauses by key', async () => {
    learnersSite({ 'POST /rest/v1/rpc/open_part': () => ({ body: aPart(video as never) }) });
    await renderApp(partPath);
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    (await screen.findByRole('button', { name: 'Silenciar' })).focus();
    await userEvent.keyboard('k');
    expect(play).toHaveBeenCalledTimes(1);
    play.mockRestore();
  });
});
