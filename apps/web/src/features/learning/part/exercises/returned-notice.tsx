import { exercisesText } from '../../area/exercises/exercises-text.ts';
import { learningText } from '../../area/learning-text.ts';

/** Why the service refused answers that were given without network; they are in the form again. */
export const ReturnedNotice = ({ refusal }: { readonly refusal: string }) => {
  const { reasons, unknownReason } = learningText.useText();
  const words = exercisesText.useText();
  return (
    <div role="status" className="mb-6 flex flex-col gap-1 rounded-lg bg-warning-soft px-4 py-3 text-warning">
      <p className="font-semibold">{words.returnedTitle(reasons[refusal] ?? unknownReason)}</p>
      <p>{words.returnedText}</p>
    </div>
  );
};
