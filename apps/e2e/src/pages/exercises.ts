import type { ExerciseItem } from '@nivel/contracts/learning/content/exercise-item';
import type { Page } from 'playwright-core';
import { rightAnswer } from '../learners/solutions.ts';
import type { Hand } from '../stage/hand.ts';
import { exercisePage } from './learning-pages.ts';

/** Markdown as it reads. */
const plain = (markdown: string): string => markdown.replaceAll(/[*_`]/g, '');

const optionsOf = (item: ExerciseItem, isRight: boolean): string[] => {
  if (item.type === 'true_false') return [item.answer === isRight ? 'Verdadero' : 'Falso'];
  if (item.type !== 'single_choice' && item.type !== 'multiple_choice') return [];
  const fitting = item.options.filter(({ correct }) => correct === isRight).map(({ text }) => plain(text));
  return isRight ? fitting : fitting.slice(0, 1);
};

const writtenAnswer = (item: ExerciseItem, isRight: boolean): string | null => {
  if (item.type === 'writing') return String(rightAnswer(item));
  if (item.type === 'short_text') return isRight ? (item.accepted[0] ?? '') : 'no lo sé';
  if (item.type === 'number') return String(isRight ? item.value : item.value + item.tolerance + 1_000);
  return null;
};

const readable = (text: string): string =>
  plain(text)
    .replaceAll(/^ *[>-] ?/gm, '')
    .replaceAll(/\s+/g, ' ');

/** The item whose question is on the screen: each run asks in another order. */
const shownItem = async (page: Page, items: readonly ExerciseItem[]): Promise<ExerciseItem> => {
  const shown = readable(await exercisePage(page).form.innerText());
  const item = items.find(({ prompt }) => prompt.split('\n').every((line) => shown.includes(readable(line).trim())));
  if (item === undefined) throw new Error(`No item asks what is on the screen: ${shown}`);
  return item;
};

/**
 * Answers every question in order, reads the feedback, and submits the attempt; a second attempt starts with the first answers.
 * A set that is submitted as a whole gives no feedback before its end.
 */
export const answerAll = async (
  page: Page,
  hand: Hand,
  items: readonly ExerciseItem[],
  isRight: boolean,
  isWhole = false,
): Promise<void> => {
  const exercises = exercisePage(page);
  for (const index of items.keys()) {
    await exercises.question(index + 1).waitFor();
    const item = await shownItem(page, items);
    const written = writtenAnswer(item, isRight);
    if (written !== null) await hand.type(exercises.written, written);
    const chosen = optionsOf(item, isRight);
    for (const name of chosen) await hand.choose(exercises.option(name));
    const others = item.type === 'multiple_choice' ? optionsOf(item, !isRight) : [];
    for (const name of others) await hand.drop(exercises.option(name));
    if (!isWhole) {
      await hand.press(exercises.check);
      await exercises.feedback.or(exercises.ungraded).first().waitFor();
    }
    const last = isWhole ? exercises.handIn : exercises.result;
    await hand.press(index === items.length - 1 ? last : exercises.next);
  }
};
