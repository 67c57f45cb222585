import { exercisesText } from '../../area/exercises/exercises-text.ts';
import type { Exercises } from './use-exercises.ts';

interface RunsLeftProps {
  /** Runs that could be handed in today when the part was opened. */
  readonly left: number | null | undefined;
  readonly exercises: Exercises;
}

/** The rules of a set that is submitted whole, and how often it may be today; at its beginning and its end. */
export const RunsLeft = ({ left, exercises: { isWhole, item, index, graded } }: RunsLeftProps) => {
  const words = exercisesText.useText();
  const now = graded ? graded.leftToday : left;
  const isBetween = item !== undefined && index > 0 && !graded;
  if (!isWhole || isBetween || typeof now !== 'number') return null;
  return (
    <div className="mb-6 rounded-md bg-sunken px-4 py-3">
      {!graded && now > 0 && <p>{words.handedInWhole}</p>}
      <p className="font-medium">{words.runsLeft(now)}</p>
    </div>
  );
};
