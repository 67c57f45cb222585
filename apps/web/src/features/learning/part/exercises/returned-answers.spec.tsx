import { describe, expect, it } from '@jest/globals';
import { ClientError } from '@nivel/client/client-error';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../testing/render-app.tsx';
import { placeOf, readDraft, returnToDraft, writeDraft, newDraft } from '../../area/exercises/draft.ts';
import { partPath } from '../../area/learners-site.ts';
import { aNetwork } from '../../area/offline/network.fixture.ts';
import { sendOrReturn } from '../../area/offline/returned-answers.ts';
import type { StudyDoors, StudyWork } from '../../area/offline/study-work.ts';
import { answerSecond, press, sentTo, siteOf } from './exercises-page.fixture.ts';

const record = 'POST /rest/v1/rpc/record_offline_work';

describe('answers that were given without network and refused', () => {
  it('are in the form again with the reason, and can be handed in', async () => {
    const network = aNetwork();
    const visits = siteOf({
      [record]: network.answer({ status: 409, body: { code: 'offline_work_impossible', message: '' } }),
    });
    const { container } = await renderApp(partPath);
    await userEvent.click(await screen.findByRole('radio', { name: 'Una función que aprende' }));
    await network.become(false);
    await press('Comprobar');
    await press('Siguiente');
    await answerSecond('3.5');
    await press('Ver mi resultado');
    await screen.findByRole('heading', { name: 'Por calificar' });
    await network.become(true);
    const reason = 'No se registraron tus respuestas: El reloj de este dispositivo no coincide con lo que hiciste';
    expect(await screen.findByText(reason)).toBeTruthy();
    const chosen = screen.getByRole<HTMLInputElement>('radio', { name: 'Una función que aprende' });
    expect([chosen.checked, chosen.matches(':disabled')]).toEqual([true, false]);
    expect(screen.getByRole('link', { name: 'Abrir la parte' }).getAttribute('href')).toBe(partPath);
    expect(await axeFindings(container)).toEqual([]);
    await press('Entendido');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Entendido' })).toBeNull());
    expect(screen.getByText(reason)).toBeTruthy();
    await press('Comprobar');
    await press('Siguiente');
    expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('3.5');
    await press('Comprobar');
    await press('Ver mi resultado');
    expect(await screen.findByRole('heading', { name: '¡Lo lograste!' })).toBeTruthy();
    expect(screen.queryByText(reason)).toBeNull();
    expect(sentTo(visits, 'submit_exercise')).toHaveLength(1);
  });
});

describe('the draft of refused answers', () => {
  const place = placeOf('ana', 'module', 'part');
  const work: StudyWork = {
    ...{ id: 'work', userId: 'ana', partId: 'part', title: '', moduleId: 'module', moduleTitle: '' },
    ...{ openedAt: 0, endedAt: 0 },
    attempt: { answers: { q1: 'b' }, attempt_id: 'sent' },
  };
  const refuse = async (): Promise<never> => {
    throw new ClientError({ code: 'part_locked', kind: 'refused', status: 409, message: '' });
  };
  const refusing: StudyDoors = { record: refuse, submit: refuse, complete: refuse };
  const send = async (doors: StudyDoors, isHere: boolean) =>
    sendOrReturn(doors, work, { nowMs: 0, maySend: () => isHere, refusalOf: () => 'part_locked' });
  const refused = { answers: { q1: 'b', q2: 3.5 }, attempt_id: 'sent', run: 2, refusal: 'no_runs_left' };

  it('is the same attempt with the same answers, however often they are put back', () => {
    returnToDraft(place, refused);
    returnToDraft(place, refused);
    const expected = { answers: { q1: 'b', q2: '3.5' }, attemptId: 'sent', run: 2, refusal: 'no_runs_left' };
    expect(readDraft(place, 2)).toMatchObject(expected);
  });

  it('is written for the person here, and not for one who has gone meanwhile', async () => {
    await expect(send(refusing, false)).rejects.toMatchObject({ code: 'part_locked' });
    expect(readDraft(place).answers).toEqual({});
    await expect(send(refusing, true)).rejects.toMatchObject({ code: 'part_locked' });
    expect(readDraft(place)).toMatchObject({ answers: { q1: 'b' }, attemptId: 'sent', refusal: 'part_locked' });
  });

  it('has no answers that were graded, where only the completion was refused', async () => {
    const grading: StudyDoors = {
      ...refusing,
      record: async () => ({ occurredAt: '2026-11-28T12:00:00.000Z' }),
      submit: async () => ({ isPassed: true, score: 1 }),
    };
    await expect(send(grading, true)).rejects.toMatchObject({ code: 'part_locked' });
    expect(readDraft(place).answers).toEqual({});
  });

  it('keeps what was answered since then, as another attempt', () => {
    writeDraft(place, newDraft({ answers: { q1: 'a' }, run: 3 }));
    returnToDraft(place, refused);
    const draft = readDraft(place, 3);
    expect(draft).toMatchObject({ answers: { q1: 'a', q2: '3.5' }, run: 3, refusal: 'no_runs_left' });
    expect(draft.attemptId).not.toBe('sent');
  });

  it('goes over to the next run, where a draft of another run does not', () => {
    returnToDraft(place, refused);
    expect(readDraft(place, 3)).toMatchObject({ answers: { q1: 'b', q2: '3.5' }, run: 3 });
    writeDraft(place, newDraft({ answers: { q1: 'b' }, run: 2 }));
    expect(readDraft(place, 3).answers).toEqual({});
  });
});
