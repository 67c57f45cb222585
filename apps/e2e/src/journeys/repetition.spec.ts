import { describe, expect } from '@jest/globals';
import type { ExerciseItem } from '@nivel/contracts/learning/content/exercise-item';
import { dataOf } from '../learners/client.ts';
import { aLearner, type Learner } from '../learners/learner.ts';
import { rightAnswer, solvedPart } from '../learners/solutions.ts';
import { open, partsOfModule } from '../learners/study.ts';
import { enter } from '../pages/enter.ts';
import { exercisePage } from '../pages/learning-pages.ts';
import { changeRows } from '../stack/service-rows.ts';
import { expectAccessible, glance } from '../stage/accessibility.ts';
import { keyboardOn } from '../stage/hand.ts';
import { journey } from '../stage/journey.ts';

type Choice = Extract<ExerciseItem, { type: 'single_choice' }>;
const isChoice = (item: ExerciseItem): item is Choice => item.type === 'single_choice';
/** Lets a day pass for the questions of a learner. */
const LET_A_DAY_PASS = `UPDATE repetitions SET due_on = due_on - 1, last_on = last_on - 1 WHERE user_id = $1`;

/** Hands the first practice set in with one wrong answer, and gives that question. */
const missOne = async ({ client }: Learner): Promise<Choice> => {
  for (const part of await partsOfModule(client, 'X100', 1)) {
    if (part.type !== 'exercises') continue;
    const { content } = await open(client, part.id);
    const { items } = await solvedPart(part.title);
    const missed = items.find(isChoice);
    if (content.type !== 'exercises' || content.kind !== 'practice' || !missed) continue;
    const answers = Object.fromEntries(items.map((item) => [item.id, rightAnswer(item)]));
    const wrong = missed.options.find(({ correct }) => !correct)?.id ?? '';
    dataOf(await client.rpc('submit_exercise', { part_id: part.id, answers: { ...answers, [missed.id]: wrong } }));
    return missed;
  }
  throw new Error('Module 1 has a practice set with a choice');
};

describe('a question that was missed', () => {
  journey('comes back the next day and is answered with the keyboard alone, on a phone', async ({ device }) => {
    const [{ page }, learner] = await Promise.all([device({ width: 390, isStill: true }), aLearner()]);
    const missed = await missOne(learner);
    const hand = keyboardOn(page);
    await enter(page, learner);
    const card = page.getByRole('region', { name: 'Repaso de hoy' });
    await card.getByText(/La siguiente pregunta vuelve/).waitFor();

    await changeRows('learning', LET_A_DAY_PASS, [learner.id]);
    await page.reload();
    await card.getByText('Una pregunta te espera').waitFor();
    await glance(page, 'dashboard with a question that is due');
    await hand.press(card.getByRole('link', { name: 'Repasar' }));
    await page.getByText('Te queda una pregunta por hoy').waitFor();
    await glance(page, 'question that is due');

    const right = missed.options.find(({ correct }) => correct)?.text.replaceAll(/[*_`]/g, '') ?? '';
    await hand.choose(exercisePage(page).option(right));
    await hand.press(page.getByRole('button', { name: 'Comprobar' }));
    await page.getByText(/Esta pregunta vuelve el/).waitFor();
    await glance(page, 'question that was answered');
    await hand.press(page.getByRole('button', { name: 'Terminar' }));
    await page.getByText('¡Listo por hoy!').waitFor();
    await page.reload();
    await page.getByText('Hoy repasaste una pregunta.').waitFor();
    expect(await page.getByRole('button', { name: 'Comprobar' }).count()).toBe(0);
    await expectAccessible(page, 'repetition of a day that is done');
  });
});
