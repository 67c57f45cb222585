import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../../testing/render-app.tsx';
import { partPath, toasts } from '../../area/learners-site.ts';
import { aPart } from '../../area/learning.fixtures.ts';
import { someExercises, submitDoor } from './exercises.fixtures.ts';
import { siteOf, press, sentTo, answerFirst, answerSecond } from './exercises-page.fixture.ts';

describe('exercises that are done', () => {
  it('that were passed, but whose completion never arrived, complete when they are opened', async () => {
    const part = aPart(someExercises);
    const visits = siteOf({
      'POST /rest/v1/rpc/open_part': () => ({ body: { ...part, view: { ...part.view, attempts: 1, bestScore: 0.7 } } }),
    });
    await renderApp(partPath);
    expect(await screen.findByText(/Parte completada/)).toBeTruthy();
    expect(sentTo(visits, 'complete_part')).toHaveLength(1);
  });

  it('show the score of the first run, on which skills depend, when a later one was better', async () => {
    siteOf({
      'POST /rest/v1/rpc/submit_exercise': (body) => ({
        body: { ...submitDoor(body).body, attempt: 2, bestScore: 1, firstScore: 0.25 },
      }),
    });
    await renderApp(partPath);
    await answerFirst('Una base de datos');
    await answerSecond('1');
    await press('Ver mi resultado');
    expect(await screen.findByText('Para tus habilidades cuenta tu primer intento: 25 %')).toBeTruthy();
    expect(screen.getByText('Tu mejor resultado: 100 %')).toBeTruthy();
  });

  it('show that days off kept the streak', async () => {
    siteOf({
      'POST /rest/v1/rpc/submit_exercise': (body) => ({
        body: { ...submitDoor(body).body, streak: { days: 8, freezes: 0, freezesUsed: 2 } },
      }),
    });
    await renderApp(partPath);
    await answerFirst('Una base de datos');
    await answerSecond('1');
    await press('Ver mi resultado');
    await waitFor(() => expect(toasts().textContent).toContain('Usaste 2 días de descanso guardados: tu racha sigue.'));
  });
});
