import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo, type Doors } from '../../../testing/fake-site.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { gradedChoice, gradedNumber, someExercises } from '../area/exercises/exercises.fixtures.ts';
import { unsentPaths } from '../../../shell/storage/unsent-drafts.ts';
import { aSession } from '../../../testing/learners.ts';
import { learnersSite } from '../area/learners-site.ts';
import { aDashboard, moduleId, partIds } from '../area/learning.fixtures.ts';
import { keepDraft, newDraft } from './repetition-draft.ts';
import type { DueQuestion, RepetitionDay } from './repetition.queries.ts';

const listing = 'POST /rest/v1/rpc/list_repetitions';
const answering = 'POST /rest/v1/rpc/answer_repetition';
const limiting = 'POST /rest/v1/rpc/set_repetition_limit';

const aDay = (overrides: Partial<RepetitionDay> = {}): RepetitionDay => ({
  ...{ left: 0, answeredToday: 0, dailyLimit: 20, isDayFull: false, nextOn: null },
  ...overrides,
});
const questions = someExercises.items.map((item): DueQuestion => ({
  ...{ partId: partIds[2], partTitle: 'Comprueba', moduleId, moduleTitle: 'Qué es la IA', levelId: 'X100' },
  item,
}));
/** Asks both questions, one after the other, as the service does. */
const asking = (most = 20) => {
  const answered = new Set<string>();
  let limit = most;
  const state = () => {
    const due = questions.filter(({ item }) => !answered.has(item.id));
    const left = Math.min(due.length, Math.max(0, limit - answered.size));
    const nextOn = due.length > left ? '2026-11-23' : answered.size > 0 ? '2026-11-24' : null;
    const isDayFull = left === 0 && due.length > 0;
    const day = aDay({ left, answeredToday: answered.size, dailyLimit: limit, isDayFull, nextOn });
    return { day, questions: due.slice(0, left) };
  };
  return {
    answered,
    doors: {
      [listing]: () => ({ body: state() }),
      [answering]: (body: unknown) => {
        const { item_id, answer } = body as { item_id: string; answer: string | number };
        if (answered.has(item_id)) return { status: 409, body: { code: 'repetition_not_due', message: '' } };
        if (answered.size >= limit) return { status: 429, body: { code: 'repetition_day_full', message: '' } };
        answered.add(item_id);
        const graded = item_id === 'q1' ? gradedChoice(String(answer)) : gradedNumber(Number(answer));
        return { body: { graded: { ...graded, triesLeft: 0 }, backOn: '2026-11-24', day: state().day } };
      },
      [limiting]: (body: unknown) => {
        limit = (body as { daily_limit: number }).daily_limit;
        return { body: { daily_limit: limit } };
      },
    } satisfies Doors,
  };
};
const open = async (doors: Doors) => {
  const visits = learnersSite(doors);
  return { visits, ...(await renderApp('/dashboard/repaso')) };
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the daily repetition', () => {
  it('asks due questions one by one, with the solution after the answer, and ends with a summary of the day', async () => {
    const { visits, container } = await open(asking().doors);
    expect(await screen.findByText('Te quedan 2 preguntas por hoy')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Comprueba' }).getAttribute('href')).toContain(partIds[2]);
    expect(await axeFindings(container)).toEqual([]);
    await press('Comprobar');
    expect(await screen.findByText('Elige o escribe una respuesta para seguir.')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Una base de datos' }));
    await press('Comprobar');
    expect(await screen.findByText('Guarda datos, pero no aprende.')).toBeTruthy();
    expect(screen.getByText(/Esta pregunta vuelve el martes, 24 de noviembre/)).toBeTruthy();
    const { body } = await requestTo(visits, answering);
    expect(body).toMatchObject({ part_id: partIds[2], item_id: 'q1', answer: 'a' });
    expect(await axeFindings(container)).toEqual([]);
    await press('Siguiente');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Te queda una pregunta por hoy'));
    await userEvent.type(screen.getByRole('textbox'), '3.5');
    await press('Comprobar');
    await press('Terminar');
    expect(await screen.findByText('¡Listo por hoy!')).toBeTruthy();
    expect(screen.getByText('Hoy repasaste 2 preguntas.')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is done with the keyboard alone', async () => {
    await open(asking().doors);
    await screen.findByText('Te quedan 2 preguntas por hoy');
    screen.getByRole('radio', { name: 'Una base de datos' }).focus();
    await userEvent.keyboard(' {Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Siguiente'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Te queda una pregunta por hoy'));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('3{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Terminar'));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('¡Listo por hoy!')).toBeTruthy();
  });

  it('continues where another window was faster', async () => {
    const site = asking();
    await open(site.doors);
    await userEvent.click(await screen.findByRole('radio', { name: 'Una base de datos' }));
    site.answered.add('q1');
    await press('Comprobar');
    expect(await screen.findByText(/ya no está en tu repaso de hoy/)).toBeTruthy();
    await press('Seguir');
    expect(await screen.findByText('¿Cuánto es la mitad de siete?')).toBeTruthy();
  });

  it('ends when the day became full in another window', async () => {
    const site = asking(1);
    await open(site.doors);
    await userEvent.click(await screen.findByRole('radio', { name: 'Una base de datos' }));
    site.answered.add('q2');
    await press('Comprobar');
    expect(await screen.findByText('Por hoy es suficiente')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Comprobar' })).toBeNull();
  });

  it('sends an answer whose fate is unknown again under the same name', async () => {
    const site = asking();
    let isLost = true;
    const { visits } = await open({
      ...site.doors,
      [answering]: (body) => {
        if (!isLost) return site.doors[answering](body);
        return { status: 400, body: { code: 'unavailable', message: '' } };
      },
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Una base de datos' }));
    await press('Comprobar');
    expect(await screen.findByText(/No pudimos comprobar tu respuesta/)).toBeTruthy();
    isLost = false;
    await press('Comprobar');
    expect(await screen.findByText('Guarda datos, pero no aprende.')).toBeTruthy();
    const ids = visits
      .filter(({ door }) => door === answering)
      .map(({ body }) => (body as { answer_id: string }).answer_id);
    expect(new Set(ids).size).toBe(1);
    expect(ids.length).toBeGreaterThan(1);
  });

  it('takes another limit, and keeps the answer that is being written', async () => {
    const { visits } = await open(asking().doors);
    await userEvent.click(await screen.findByRole('radio', { name: 'Una base de datos' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Preguntas por día, como máximo' }), '5');
    expect((await requestTo(visits, limiting)).body).toEqual({ daily_limit: 5 });
    await requestTo(visits, listing, 1);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Una base de datos' }).checked).toBe(true);
  });

  it.each([
    ['nothing where its question is asked no more', { answeredToday: 1 }, [], '¡Listo por hoy!'],
    [
      'it where the day is full, for the next one',
      { isDayFull: true, nextOn: '2026-11-23' },
      ['/dashboard/repaso'],
      'Por hoy es suficiente',
    ],
  ])('has left of an answer that was never graded: %s', async (_, day, paths, title) => {
    const { id } = aSession().user;
    const [question] = questions;
    if (!question) throw new Error('The fixture has questions');
    keepDraft(id, newDraft(question, 'a'));
    await open({ [listing]: () => ({ body: { day: aDay(day), questions: [] } }) });
    expect(await screen.findByText(title)).toBeTruthy();
    await waitFor(() => expect(unsentPaths(id)).toEqual(paths));
  });

  it('says when nothing was missed, and when it cannot be loaded', async () => {
    await open({ [listing]: () => ({ body: { day: aDay(), questions: [] } }) });
    expect(await screen.findByText('Todavía no hay nada que repasar')).toBeTruthy();
  });

  it('says why it cannot be loaded', async () => {
    await open({ [listing]: () => ({ status: 400, body: { code: 'invalid_input', message: '' } }) });
    expect(await screen.findByText(/No se pudo cargar tu repaso/)).toBeTruthy();
  });
});

describe('the repetition on the dashboard', () => {
  const card = async (repetition: Partial<RepetitionDay>) => {
    learnersSite({}, { dashboard: aDashboard({ repetition: aDay(repetition) }) });
    await renderApp('/estudiantes-dashboard');
    return within(await screen.findByRole('region', { name: 'Repaso de hoy' }));
  };

  it('says how many questions wait, and leads to them', async () => {
    const region = await card({ left: 3 });
    expect(region.getByText('3 preguntas te esperan')).toBeTruthy();
    expect(region.getByRole('link', { name: 'Repasar' }).getAttribute('href')).toBe('/dashboard/repaso');
  });

  it.each([
    [{}, /Cuando falles una pregunta/],
    [{ answeredToday: 4 }, 'Hoy no queda nada por repasar.'],
    [{ nextOn: '2026-11-24' }, /La siguiente pregunta vuelve el martes, 24 de noviembre/],
    [{ isDayFull: true, answeredToday: 20, nextOn: '2026-11-24' }, /Llegaste a tu máximo de hoy/],
  ])('says what there is when nothing is left: %j', async (repetition, words) => {
    const region = await card(repetition);
    expect(region.getByText(words)).toBeTruthy();
    expect(region.queryByRole('link')).toBeNull();
  });
});
