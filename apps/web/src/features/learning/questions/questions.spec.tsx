import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo, type Doors } from '../../../testing/fake-site.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { learnersSite, partPath } from '../area/learners-site.ts';
import { aPart } from '../area/learning.fixtures.ts';
import { anAnsweredQuestion, aQuestion, myQuestions } from '../area/questions/questions.fixtures.ts';

const mine = 'POST /rest/v1/rpc/list_my_questions';
const asking = 'POST /rest/v1/rpc/ask_question';
const exercises = { type: 'exercises' as const, kind: 'practice' as const, intro: null, passMark: 0.7, items: [] };
const openPart = { 'POST /rest/v1/rpc/open_part': () => ({ body: aPart(exercises) }) };

const openDrawer = async (doors: Doors) => {
  const visits = learnersSite({ ...openPart, ...doors });
  await renderApp(partPath);
  await userEvent.click(await screen.findByRole('button', { name: 'Pregunta a una persona' }));
  return { visits, drawer: await screen.findByRole('dialog', { name: 'Pregunta a una persona' }) };
};

const openPage = async (doors: Doors) => {
  const visits = learnersSite(doors);
  const app = await renderApp('/dashboard/preguntas');
  await screen.findByRole('heading', { level: 1, name: 'Preguntas a una persona' });
  return { ...app, visits };
};

describe('asking beside a part', () => {
  it('says by when there will be an answer, before and after; an uncertain answer is requested again under the same key', async () => {
    let isThere = false;
    const { visits, drawer } = await openDrawer({
      [mine]: () => ({ body: myQuestions({ questions: isThere ? [aQuestion()] : [] }) }),
      [asking]: () => {
        if (isThere) return { body: aQuestion() };
        isThere = true;
        return { status: 503, body: { code: 'unavailable', message: '' } };
      },
    });
    expect(await within(drawer).findByText(/respuesta a más tardar el 26 de noviembre de 2026/)).toBeTruthy();
    const send = within(drawer).getByRole('button', { name: 'Enviar pregunta' });
    await userEvent.click(send);
    expect(within(drawer).getByText('Escribe algo primero.')).toBeTruthy();
    const field = within(drawer).getByRole<HTMLTextAreaElement>('textbox', { name: 'Tu pregunta' });
    await userEvent.type(field, '¿Por qué no?');
    expect(await axeFindings(drawer)).toEqual([]);
    await userEvent.click(send);
    expect(await within(drawer).findByText(/No se pudo guardar/)).toBeTruthy();
    expect(field.value).toBe('¿Por qué no?');
    await userEvent.click(send);
    expect(
      await screen.findByText('Pregunta enviada. Respuesta a más tardar el 26 de noviembre de 2026.'),
    ).toBeTruthy();
    expect(field.value).toBe('');
    const keys = visits
      .filter(({ door }) => door === asking)
      .map(({ body }) => (body as { question_id: string }).question_id);
    expect(new Set(keys).size).toBe(1);
    expect(await within(drawer).findByRole('heading', { name: 'Sobre «Una historia corta»' })).toBeTruthy();
  });

  it('shows on the free plan what another gives, and where to get it', async () => {
    const { drawer } = await openDrawer({ [mine]: () => ({ body: myQuestions({ tier: 'free', promised_on: null }) }) });
    const link = await within(drawer).findByRole('link', { name: 'Ver el plan Pro' });
    expect(link.getAttribute('href')).toBe('/payment?plan=pro');
    expect(within(drawer).queryByRole('textbox')).toBeNull();
    expect(await axeFindings(drawer)).toEqual([]);
  });

  it('asks for patience where enough questions wait', async () => {
    const { drawer } = await openDrawer({ [mine]: () => ({ body: myQuestions({ left: 0 }) }) });
    expect(await within(drawer).findByText(/Espera la respuesta/)).toBeTruthy();
  });
});

describe('the page of my questions', () => {
  it('shows the promise and how it was kept, without remote pictures', async () => {
    const [first] = aQuestion().messages;
    const spying = {
      ...first,
      id: aQuestion().id,
      from: 'learner' as const,
      written_at: '2026-11-23T16:00:00.000Z',
      text: '![foto](https://evil.example/x.png) <b>hola</b>',
    };
    const late = aQuestion({ id: '0190a000-0000-7000-8000-000000000a21', messages: [spying] });
    late.promises = late.promises.map((promise) => ({ ...promise, is_kept: false }));
    const { container } = await openPage({
      [mine]: () => ({ body: myQuestions({ questions: [late, anAnsweredQuestion()] }) }),
    });
    expect(await screen.findByText('Respondida en 4 h, dentro de lo prometido')).toBeTruthy();
    expect(screen.getByText(/Vamos tarde, y lo sentimos/)).toBeTruthy();
    expect(container.querySelector('article img')).toBeNull();
    expect(container.querySelector('article b')).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('reopens a question, and rates an answer', async () => {
    const { visits } = await openPage({
      [mine]: () => ({ body: myQuestions({ questions: [anAnsweredQuestion()] }) }),
      'POST /rest/v1/rpc/reopen_question': () => ({ body: aQuestion({ state: 'reopened' }) }),
      'POST /rest/v1/rpc/rate_question': () => ({ body: anAnsweredQuestion({ state: 'closed', rating: 4 }) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Calificar y cerrar' }));
    expect(screen.getByText('Elige del 1 al 5.')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: '4 · Mucho' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Unas palabras/ }), 'Gracias');
    await userEvent.click(screen.getByRole('button', { name: 'Calificar y cerrar' }));
    const bodyOf = async (name: string) => (await requestTo(visits, `POST /rest/v1/rpc/${name}`)).body;
    const questionId = aQuestion().id;
    expect(await bodyOf('rate_question')).toEqual({ question_id: questionId, rating: 4, words: 'Gracias' });
    await userEvent.click(screen.getByRole('button', { name: 'Seguir preguntando' }));
    await userEvent.type(screen.getByRole('textbox', { name: '¿Qué quedó sin aclarar?' }), '¿Y luego?');
    await userEvent.click(screen.getByRole('button', { name: 'Reabrir la pregunta' }));
    expect(await bodyOf('reopen_question')).toMatchObject({ question_id: questionId, text: '¿Y luego?' });
  });

  it('is empty with a way on, and leads mentors to their queue', async () => {
    const { container } = await openPage({ [mine]: () => ({ body: myQuestions({ is_mentor: true }) }) });
    expect(await screen.findByText('Todavía no has preguntado nada')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Preguntas para mentores' }).getAttribute('href')).toBe(
      '/dashboard/mentores',
    );
    expect(await axeFindings(container)).toEqual([]);
  });

  it('shows what could not be loaded', async () => {
    await openPage({ [mine]: () => ({ status: 403, body: { code: 'unauthenticated', message: '' } }) });
    expect(await screen.findByText(/No se pudieron cargar las preguntas/)).toBeTruthy();
  });
});
