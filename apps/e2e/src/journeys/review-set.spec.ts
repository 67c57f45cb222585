import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aLearner } from '../learners/learner.ts';
import { solvedPart } from '../learners/solutions.ts';
import { partsOfModule } from '../learners/study.ts';
import { enter } from '../pages/enter.ts';
import { answerAll } from '../pages/exercises.ts';
import { exercisePage, partPage } from '../pages/learning-pages.ts';
import { mouseOn } from '../stage/hand.ts';
import { journey } from '../stage/journey.ts';

const provoked = { mayLog: [/Failed to load resource/] };
/** The first question, with its options in their order. */
const asked = async (page: Page): Promise<string> => {
  await exercisePage(page).question(1).waitFor();
  return exercisePage(page).form.innerText();
};

describe('the review of a module', () => {
  journey('is handed in whole, three times a day, once for each run in two tabs', async ({ device }) => {
    const [{ page, tab }, learner] = await Promise.all([device(provoked), aLearner()]);
    const part = (await partsOfModule(learner.client, 'X100', 1)).at(-1);
    if (!part) throw new Error('Module 1 ends with a review');
    const { items } = await solvedPart(part.title);
    const path = `/dashboard/modulos/${part.module_id}/partes/${part.id}`;
    await enter(page, learner);
    await page.goto(path);
    const other = await tab();
    await other.goto(path);
    expect(await asked(other)).toBe(await asked(page));
    await other.reload();
    expect(await asked(other)).toBe(await asked(page));
    await page.getByText('Hoy te quedan 3 entregas.').waitFor();

    await answerAll(page, mouseOn(page), items, false, true);
    await exercisePage(page).failed.waitFor();
    await page.getByText('Hoy te quedan 2 entregas.').waitFor();
    await answerAll(other, mouseOn(other), items, true, true);
    await other.getByText('Esto ya se entregó en otra ventana. Recarga la página para seguir.').waitFor();
    expect(await partPage(other).completed.count()).toBe(0);

    await other.reload();
    await answerAll(other, mouseOn(other), items, false, true);
    await other.getByText('Hoy te queda una entrega.').waitFor();
    await exercisePage(other).again.click();
    await answerAll(other, mouseOn(other), items, false, true);
    await other.getByText(/^Ya usaste tus entregas de hoy/).waitFor();
    expect(await exercisePage(other).again.count()).toBe(0);
    await page.reload();
    await page.getByText(/^Ya usaste tus entregas de hoy/).waitFor();
    expect(await exercisePage(page).form.count()).toBe(0);
  });
});
