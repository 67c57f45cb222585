import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { silent } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { partPath } from '../../area/learners-site.ts';
import { aPart, partIds } from '../../area/learning.fixtures.ts';
import { checkDoor, gradedChoice, someExercises } from '../../area/exercises/exercises.fixtures.ts';
import { aNetwork } from '../../area/offline/network.fixture.ts';
import { siteOf, button, press, sentTo, answerFirst, answerSecond } from './exercises-page.fixture.ts';

describe('exercises', () => {
  it('are checked one by one and graded at the end, by keyboard, and complete the part when passed', async () => {
    const visits = siteOf();
    const { container } = await renderApp(partPath);
    await screen.findByText('Pregunta 1 de 2');
    expect(await axeFindings(container)).toEqual([]);
    await press('Comprobar');
    expect(await screen.findByText('Elige o escribe una respuesta para seguir.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Una base de datos' }));
    expect(sentTo(visits, 'check_answer')).toEqual([]);
    screen.getByRole('radio', { name: 'Una función que aprende' }).focus();
    await userEvent.keyboard(' ');
    button('Comprobar').focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Aprende de ejemplos.')).toBeTruthy();
    expect(document.activeElement).toBe(button('Siguiente'));
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Pregunta 2 de 2' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Tu respuesta (número)' }), '3,5{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(button('Ver mi resultado')));
    expect(sentTo(visits, 'submit_exercise')).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: '¡Lo lograste!' })).toBeTruthy();
    expect(await screen.findByText(/Parte completada/)).toBeTruthy();
    expect(sentTo(visits, 'check_answer')).toEqual([
      { part_id: partIds[1], item_id: 'q1', answer: 'b' },
      { part_id: partIds[1], item_id: 'q2', answer: 3.5 },
    ]);
    expect(sentTo(visits, 'submit_exercise')).toMatchObject([{ part_id: partIds[1], answers: { q1: 'b', q2: 3.5 } }]);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('show at once in words what was wrong and why, where a screen reader reads it, and lock that answer', async () => {
    siteOf();
    const first = await renderApp(partPath);
    await userEvent.click(await screen.findByRole('radio', { name: 'Una base de datos' }));
    await press('Comprobar');
    const feedback = await screen.findByText('Guarda datos, pero no aprende.');
    expect(feedback.closest('[aria-live="polite"]')?.textContent).toMatch(
      /^Todavía no.*Tu elección.*Te queda un intento/,
    );
    expect(screen.queryByText('Opción correcta')).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    first.unmount();
    await renderApp(partPath);
    expect(await screen.findByText('Guarda datos, pero no aprende.')).toBeTruthy();
    expect(document.activeElement).not.toBe(button('Siguiente'));
  });

  it('take another try while one is left, by keyboard, and show its value', async () => {
    const visits = siteOf({
      'POST /rest/v1/rpc/check_answer': (body) => {
        const { answer } = body as { answer: string };
        return { body: { ...gradedChoice(answer), credit: answer === 'b' ? 0.5 : 0 } };
      },
    });
    const { container } = await renderApp(partPath);
    await userEvent.click(await screen.findByRole('radio', { name: 'Una base de datos' }));
    await press('Comprobar');
    expect(await screen.findByText('Te queda un intento.')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    await press('Contestar otra vez');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pregunta 1 de 2' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Una base de datos' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Una función que aprende' }));
    await press('Comprobar');
    expect(await screen.findByText('Cuenta 50 % porque no fue al primer intento.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Contestar otra vez' })).toBeNull();
    expect(sentTo(visits, 'check_answer').map(({ answer }) => answer)).toEqual(['a', 'b']);
  });

  it('show answers from another device, and that a question is closed', async () => {
    const refused = { status: 409, body: { code: 'no_tries_left', message: '' } };
    siteOf({
      'POST /rest/v1/rpc/open_part': () => ({
        body: { ...aPart(someExercises), tried: [{ answer: 'a', graded: gradedChoice('a') }] },
      }),
      'POST /rest/v1/rpc/check_answer': () => refused,
    });
    await renderApp(partPath);
    expect(await screen.findByText('Guarda datos, pero no aprende.')).toBeTruthy();
    await press('Contestar otra vez');
    await press('Comprobar');
    expect(await screen.findByText(/Esta pregunta ya no admite respuestas/)).toBeTruthy();
  });

  it('keep an answer that could not be checked, explain what to do, and check it again', async () => {
    let isAway = true;
    const visits = siteOf({
      'POST /rest/v1/rpc/check_answer': (body) => {
        if (isAway) throw new TypeError('nobody answers');
        return checkDoor(body);
      },
    });
    await renderApp(partPath);
    await userEvent.click(await screen.findByRole('radio', { name: 'Una función que aprende' }));
    await press('Comprobar');
    const problem = /No pudimos comprobar tu respuesta. El servidor no responde. Tu respuesta sigue aquí/;
    expect((await screen.findByText(problem)).closest('[role="alert"]')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Una función que aprende' }).checked).toBe(true);
    isAway = false;
    await press('Comprobar');
    expect(await screen.findByText('Aprende de ejemplos.')).toBeTruthy();
    expect(screen.queryByText(problem)).toBeNull();
    expect(sentTo(visits, 'check_answer').length).toBeGreaterThan(1);
  });

  it('keep one answer to each question without network, and wait to be graded as a whole', async () => {
    const network = aNetwork();
    const visits = siteOf({
      'POST /rest/v1/rpc/record_offline_work': () => ({ body: { occurredAt: '2026-11-28T12:00:00.000Z' } }),
    });
    await renderApp(partPath);
    await userEvent.click(await screen.findByRole('radio', { name: 'Una base de datos' }));
    await network.become(false);
    await press('Comprobar');
    expect(await screen.findByText(/Por calificar. Sin conexión, cada pregunta toma una sola respuesta/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Una base de datos' }).matches(':disabled')).toBe(true);
    await press('Siguiente');
    await userEvent.type(await screen.findByRole('textbox'), '3.5');
    await press('Comprobar');
    const submitted = sentTo(visits, 'submit_exercise').length;
    expect(submitted).toBe(0);
    await network.become(true);
    await press('Ver mi resultado');
    await waitFor(() => expect(sentTo(visits, 'submit_exercise')).toHaveLength(1));
    expect(sentTo(visits, 'check_answer')).toEqual([]);
  });

  it('do not change an answer while it is being checked', async () => {
    const { door, answer } = silent();
    siteOf({ 'POST /rest/v1/rpc/check_answer': door });
    await renderApp(partPath);
    await userEvent.click(await screen.findByRole('radio', { name: 'Una función que aprende' }));
    await press('Comprobar');
    await userEvent.click(screen.getByRole('radio', { name: 'Una base de datos' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Una función que aprende' }).checked).toBe(true);
    await answer({ body: gradedChoice('b') });
    expect(await screen.findByText('Aprende de ejemplos.')).toBeTruthy();
  });

  it('begin again at the first wrong answer with all answers kept and the right ones still checked', async () => {
    const visits = siteOf();
    await renderApp(partPath);
    await answerFirst('Una base de datos');
    await answerSecond('3.5');
    await press('Ver mi resultado');
    expect(await screen.findByText('Guarda datos, pero no aprende.')).toBeTruthy();
    expect(sentTo(visits, 'complete_part')).toEqual([]);
    await press('Intentar de nuevo');
    expect(await screen.findByText('Pregunta 1 de 2')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Una base de datos' }).checked).toBe(true);
    await answerFirst('Una función que aprende');
    expect(screen.getByText('Así es.')).toBeTruthy();
    await press('Ver mi resultado');
    expect(await screen.findByText(/Parte completada/)).toBeTruthy();
    const attempts = sentTo(visits, 'submit_exercise').map(({ attempt_id }) => attempt_id);
    expect(new Set(attempts).size).toBe(2);
  });

  it('never lose an answer: restore typed text after a reload, and checked answers after a failure', async () => {
    const visits = siteOf({
      'POST /rest/v1/rpc/submit_exercise': () => ({ status: 400, body: { code: 'invalid_input', message: '' } }),
    });
    const first = await renderApp(partPath);
    await answerFirst('Una base de datos');
    await userEvent.type(await screen.findByRole('textbox'), '3');
    first.unmount();
    await renderApp(partPath);
    expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('3');
    await press('Comprobar');
    await press('Ver mi resultado');
    expect(await screen.findByText(/No pudimos calificar tus respuestas. Siguen aquí/)).toBeTruthy();
    expect(screen.getByText('La mitad de seis es tres.')).toBeTruthy();
    await press('Ver mi resultado');
    await waitFor(() => expect(sentTo(visits, 'submit_exercise')).toHaveLength(2));
    const attempts = sentTo(visits, 'submit_exercise').map(({ attempt_id }) => attempt_id);
    expect(attempts[1]).toBe(attempts[0]);
  });

  it('say a truth in words', async () => {
    siteOf({
      'POST /rest/v1/rpc/open_part': () => ({
        body: aPart({ ...someExercises, items: [{ id: 'v', type: 'true_false', prompt: '¿Piensa?', weight: 1 }] }),
      }),
      'POST /rest/v1/rpc/check_answer': () => ({
        body: {
          id: 'v',
          score: 0,
          isCorrect: false,
          credit: 0,
          triesLeft: 0,
          feedback: 'Calcula.',
          options: [],
          solution: 'false',
          explanation: 'Es par.',
        },
      }),
    });
    await renderApp(partPath);
    await userEvent.click(await screen.findByRole('radio', { name: 'Verdadero' }));
    await press('Comprobar');
    expect(await screen.findByText('Respuesta: Falso')).toBeTruthy();
    expect(screen.getByText('Es par.')).toBeTruthy();
    expect(screen.getByText(/Tu respuesta/).textContent).toBe('Tu respuesta: Verdadero');
  });
});
