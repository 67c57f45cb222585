import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../testing/render-app.tsx';
import { learnersSite, leave, partPath } from '../../learners-site.ts';
import { aCompletion, aPart, partIds } from '../../learning.fixtures.ts';

// The first page of a file brings its programs with it.
jest.setTimeout(20_000);

afterEach(leave);

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
