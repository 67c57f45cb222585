import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastRequestTo, type Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { learnersSite, partPath } from '../../area/learners-site.ts';
import { aCompletion, aPart, partIds } from '../../area/learning.fixtures.ts';
import { someExercises, submitDoor } from './exercises.fixtures.ts';

const openDoor = 'POST /rest/v1/rpc/open_part';
const submit = 'POST /rest/v1/rpc/submit_exercise';
const final = { ...someExercises, kind: 'final' as const };
const [choice, number] = final.items;
const next = { ...final, items: [number, choice].flatMap((item) => (item ? [item] : [])) };
const attempt = { part_id: partIds[1], attempt_id: expect.any(String) };
const run = (of: number, leftToday: number) => ({ run: { number: of, leftToday } });

const siteOf = (doors: Doors = {}) =>
  learnersSite({
    [openDoor]: () => ({ body: aPart(final) }),
    [submit]: (body) => ({ body: { ...submitDoor(body).body, leftToday: 2 } }),
    'POST /rest/v1/rpc/complete_part': () => ({ body: aCompletion(partIds[1]) }),
    ...doors,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const answerBoth = async (option: string, figure: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('radio', { name: option }));
  await press('Siguiente');
  await userEvent.type(await screen.findByRole('textbox'), figure);
};

describe('a set that is handed in whole', () => {
  it('shows that, checks no answer, and shows solutions with the result', async () => {
    const visits = siteOf();
    const { container } = await renderApp(partPath);
    expect(await screen.findByText(/cada pregunta se contesta una sola vez/)).toBeTruthy();
    expect(screen.getByText('Hoy te quedan 3 entregas.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Comprobar' })).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
    await press('Siguiente');
    expect(await screen.findByText('Elige o escribe una respuesta para seguir.')).toBeTruthy();
    await answerBoth('Una base de datos', '3.5');
    expect(visits.filter(({ door }) => door === submit)).toEqual([]);
    await press('Entregar');
    expect(await screen.findByText('Guarda datos, pero no aprende.')).toBeTruthy();
    expect(screen.getByText('Hoy te quedan 2 entregas.')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    await lastRequestTo(visits, submit, { ...attempt, answers: { q1: 'a', q2: 3.5 }, run: 1 });
    expect(visits.filter(({ door }) => door.endsWith('/check_answer'))).toEqual([]);
  });

  it('starts again with the items of the next run, and with no earlier answer', async () => {
    let opened = aPart(final);
    const visits = siteOf({ [openDoor]: () => ({ body: opened }) });
    await renderApp(partPath);
    await answerBoth('Una base de datos', '3.5');
    await press('Entregar');
    opened = aPart(next, run(2, 2));
    await press('Intentar de nuevo');
    expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('');
    await userEvent.type(screen.getByRole('textbox'), '3.5');
    await press('Siguiente');
    await userEvent.click(await screen.findByRole('radio', { name: 'Una función que aprende' }));
    await press('Entregar');
    expect(await screen.findByText(/Parte completada/)).toBeTruthy();
    await lastRequestTo(visits, submit, { ...attempt, answers: { q1: 'b', q2: 3.5 }, run: 2 });
  });

  it('keeps answers over a reload, but not those of a run that was handed in elsewhere', async () => {
    let opened = aPart(final);
    siteOf({ [openDoor]: () => ({ body: opened }) });
    const first = await renderApp(partPath);
    await userEvent.click(await screen.findByRole('radio', { name: 'Una base de datos' }));
    first.unmount();
    const second = await renderApp(partPath);
    const radio = () => screen.findByRole<HTMLInputElement>('radio', { name: 'Una base de datos' });
    expect((await radio()).checked).toBe(true);
    second.unmount();
    opened = aPart(final, run(2, 2));
    await renderApp(partPath);
    expect((await radio()).checked).toBe(false);
  });

  it('shows no items on a day that had all its runs, and states when it does again', async () => {
    siteOf({ [openDoor]: () => ({ body: aPart({ ...final, items: [] }, run(4, 0)) }) });
    const { container } = await renderApp(partPath);
    expect(await screen.findByText('Ya usaste tus entregas de hoy. Mañana puedes intentarlo otra vez.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Siguiente|Entregar|Comprobar/ })).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
  });

  it.each([
    ['run_handed_in', 409, 'Esto ya se entregó en otra ventana. Recarga la página para seguir.'],
    ['no_runs_left', 429, 'Ya usaste tus entregas de hoy. Mañana puedes intentarlo otra vez.'],
  ])('shows why it was not accepted: %s', async (code, status, sentence) => {
    siteOf({ [submit]: () => ({ status, body: { code, message: '' } }) });
    await renderApp(partPath);
    await answerBoth('Una base de datos', '3.5');
    await press('Entregar');
    expect((await screen.findByText(sentence)).closest('[role="alert"]')).toBeTruthy();
  });
});

it('a question has a hint where the content gives one, and it costs nothing', async () => {
  const hinted = { ...someExercises, items: final.items.map((item) => ({ ...item, hint: 'Mira el **título**.' })) };
  const visits = siteOf({ [openDoor]: () => ({ body: aPart(hinted) }) });
  const { container } = await renderApp(partPath);
  await userEvent.click(await screen.findByText('Pista'));
  expect(screen.getByText('título')).toBeTruthy();
  expect(await axeFindings(container)).toEqual([]);
  expect(visits.filter(({ door }) => /check_answer|submit/.test(door))).toEqual([]);
});
