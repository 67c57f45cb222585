import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Doors } from '../../../testing/fake-site.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { learnersSite } from '../area/learners-site.ts';
import { anAnsweredQuestion, aQuestion, aQueued } from '../area/questions/questions.fixtures.ts';

const queue = 'POST /rest/v1/rpc/list_question_queue';
const opening = 'POST /rest/v1/rpc/open_question';
const answering = 'POST /rest/v1/rpc/answer_question';
const answered = aQueued({
  id: '0190a000-0000-7000-8000-000000000a31',
  state: 'closed',
  rating: 5,
  promise: { ...aQueued().promise, answered_at: '2026-11-25T16:00:00.000Z', is_kept: false },
});
const opened = { ...aQuestion(), first_name: 'Ana', tier: 'elite', taken: 'free' };

const open = async (doors: Doors) => {
  const visits = learnersSite(doors);
  const app = await renderApp('/dashboard/mentores');
  return { ...app, visits };
};

describe("a mentor's queue", () => {
  it('shows waiting and answered questions, a first name, and how promises were kept', async () => {
    const { container } = await open({
      [queue]: () => ({ body: { waiting: [aQueued()], waiting_count: 1, answered: [answered] } }),
    });
    const waiting = within(await screen.findByRole('region', { name: '1 pregunta en espera' }));
    expect(waiting.getByText('Elite')).toBeTruthy();
    expect(waiting.getByText('Respuesta a más tardar el 24 de noviembre de 2026')).toBeTruthy();
    const done = within(screen.getByRole('region', { name: 'Las que respondiste' }));
    expect(done.getByText('Respondida en 2 días, después de lo prometido')).toBeTruthy();
    expect(done.getByText(/Calificación: 5 de 5/)).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('opens a question once, takes it and answers it', async () => {
    const { visits } = await open({
      [queue]: () => ({ body: { waiting: [aQueued()], waiting_count: 1, answered: [] } }),
      [opening]: (body) => ({ body: { ...opened, taken: (body as { take?: boolean }).take ? 'mine' : 'free' } }),
      [answering]: () => ({ body: anAnsweredQuestion() }),
    });
    await userEvent.click(
      await screen.findByRole('button', { name: /Abrir la pregunta sobre «Una historia corta» de Ana/ }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Sobre «Una historia corta»' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Responder yo' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Tu respuesta' }), 'Porque sí.');
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar respuesta' }));
    expect(await screen.findByText('Respuesta enviada')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const bodies = (door: string) => visits.filter((visit) => visit.door === door).map(({ body }) => body);
    expect(bodies(opening)).toEqual([{ question_id: opened.id }, { question_id: opened.id, take: true }]);
    expect(bodies(answering)).toMatchObject([{ question_id: opened.id, text: 'Porque sí.' }]);
  });

  it('reports that another mentor was faster', async () => {
    await open({
      [queue]: () => ({ body: { waiting: [aQueued()], waiting_count: 1, answered: [] } }),
      [opening]: (body) =>
        (body as { take?: boolean }).take
          ? { status: 409, body: { code: 'question_taken', message: '' } }
          : { body: opened },
    });
    await userEvent.click(await screen.findByRole('button', { name: /Abrir la pregunta/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Responder yo' }));
    expect(await screen.findByText(/otra persona la está respondiendo/)).toBeTruthy();
  });

  it('is empty without waiting questions', async () => {
    const { container } = await open({ [queue]: () => ({ body: { waiting: [], waiting_count: 0, answered: [] } }) });
    expect(await screen.findByText('Nadie espera respuesta')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is closed to who is no mentor', async () => {
    const { container } = await open({ [queue]: () => ({ status: 403, body: { code: 'forbidden', message: '' } }) });
    expect(await screen.findByText('Esta página es para mentores')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });
});
