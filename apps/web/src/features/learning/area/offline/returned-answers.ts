import { placeOf, returnToDraft } from '../exercises/draft.ts';
import { sendWork, type SentWork, type StudyDoors, type StudyWork } from './study-work.ts';

interface Sending {
  readonly nowMs: number;
  readonly maySend: () => boolean;
  /** The code of a refusal; null where the service has not decided. */
  readonly refusalOf: (error: unknown) => string | null;
}

/**
 * Sends one piece of work. Answers that the service refuses go back into the form of their part with the reason, before the work
 * stops waiting; those that it has graded do not, even if the completion after them is refused, nor those of a person who has
 * gone meanwhile.
 *
 * @throws what `sendWork` throws
 */
export const sendOrReturn = async (
  doors: StudyDoors,
  work: StudyWork,
  { nowMs, maySend, refusalOf }: Sending,
): Promise<SentWork> => {
  let isGraded = false;
  const submit: StudyDoors['submit'] = async (input) => {
    const graded = await doors.submit(input);
    isGraded = true;
    return graded;
  };
  try {
    return await sendWork({ ...doors, submit }, work, nowMs, maySend);
  } catch (error) {
    const refusal = refusalOf(error);
    const { attempt, userId, moduleId, partId } = work;
    if (refusal !== null && attempt !== undefined && !isGraded && maySend())
      returnToDraft(placeOf(userId, moduleId, partId), { ...attempt, refusal });
    throw error;
  }
};
