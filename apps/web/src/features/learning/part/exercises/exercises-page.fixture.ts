import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Doors } from '../../../../testing/fake-site.ts';
import { learnersSite } from '../../area/learners-site.ts';
import { aCompletion, aPart, partIds } from '../../area/learning.fixtures.ts';
import { checkDoor, someExercises, submitDoor } from './exercises.fixtures.ts';

export const siteOf = (doors: Doors = {}) =>
  learnersSite({
    'POST /rest/v1/rpc/open_part': () => ({ body: aPart(someExercises) }),
    'POST /rest/v1/rpc/check_answer': checkDoor,
    'POST /rest/v1/rpc/submit_exercise': submitDoor,
    'POST /rest/v1/rpc/complete_part': () => ({ body: aCompletion(partIds[1]) }),
    ...doors,
  });
export const button = (name: string) => screen.getByRole('button', { name });
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const sentTo = (visits: ReturnType<typeof siteOf>, procedure: string) =>
  visits.filter(({ door }) => door.endsWith(`/${procedure}`)).map(({ body }) => body as Record<string, unknown>);

/** Answers the first question and stops at the second. */
export const answerFirst = async (option: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('radio', { name: option }));
  await press('Comprobar');
  await press('Siguiente');
  await screen.findByText('Pregunta 2 de 2');
};
export const answerSecond = async (number: string): Promise<void> => {
  await userEvent.type(await screen.findByRole('textbox'), number);
  await press('Comprobar');
};
