import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../testing/render-app.tsx';
import { learnersSite, partPath } from '../../area/learners-site.ts';
import { aCompletion, aPart, partIds } from '../../area/learning.fixtures.ts';
import { checkDoor, someExercises, submitDoor } from './exercises.fixtures.ts';
import { requestTo } from '../../../../testing/fake-site.ts';

const submit = 'POST /rest/v1/rpc/submit_exercise';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** A learner who has answered everything and is at the last button. */
const beforeTheResult = async (submitAnswer: (body: unknown) => { body: unknown }) => {
  const visits = learnersSite({
    'POST /rest/v1/rpc/open_part': () => ({ body: aPart(someExercises) }),
    'POST /rest/v1/rpc/check_answer': checkDoor,
    'POST /rest/v1/rpc/complete_part': () => ({ body: aCompletion(partIds[1]) }),
    [submit]: submitAnswer,
  });
  const page = await renderApp(partPath);
  await userEvent.click(await screen.findByRole('radio', { name: 'Una función que aprende' }));
  await press('Comprobar');
  await press('Siguiente');
  await userEvent.type(await screen.findByRole('textbox'), '3.5');
  await press('Comprobar');
  const attempts = () =>
    visits.filter(({ door }) => door === submit).map(({ body }) => (body as { attempt_id: string }).attempt_id);
  return { ...page, attempts };
};

describe('an attempt', () => {
  it('whose answer was lost is sent again as the same attempt, and counts once', async () => {
    let asked = 0;
    const { attempts } = await beforeTheResult((body) => {
      asked += 1;
      if (asked === 1) throw new TypeError('nobody answers');
      return submitDoor(body);
    });
    await press('Ver mi resultado');
    expect(await screen.findByRole('heading', { name: '¡Lo lograste!' })).toBeTruthy();
    expect(attempts()).toHaveLength(2);
    expect(new Set(attempts()).size).toBe(1);
  });

  it('that was refused is the same attempt after a reload, with every answer', async () => {
    const { attempts, unmount } = await beforeTheResult(() => ({ status: 409, body: { code: 'part_locked' } }));
    await press('Ver mi resultado');
    await waitFor(() => expect(attempts()).toHaveLength(1));
    unmount();
    const visits = learnersSite({
      'POST /rest/v1/rpc/open_part': () => ({ body: aPart(someExercises) }),
      [submit]: submitDoor,
      'POST /rest/v1/rpc/complete_part': () => ({ body: aCompletion(partIds[1]) }),
    });
    await renderApp(partPath);
    await press('Ver mi resultado');
    expect(await screen.findByRole('heading', { name: '¡Lo lograste!' })).toBeTruthy();
    const again = (await requestTo(visits, submit)).body;
    expect(again).toMatchObject({ attempt_id: attempts()[0], answers: { q1: 'b', q2: 3.5 } });
  });

  it('is sent once, however often the button is pressed', async () => {
    const { attempts } = await beforeTheResult(submitDoor);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Ver mi resultado' }));
    expect(await screen.findByRole('heading', { name: '¡Lo lograste!' })).toBeTruthy();
    expect(attempts()).toHaveLength(1);
  });
});
