import { learningText, reasonText } from '../../learning-text.ts';
import type { Exercises } from './use-exercises.ts';

/** Why there is no feedback or no result, and what to do; the answers stay. */
export const QuestionProblem = ({ exercises }: { readonly exercises: Exercises }) => {
  const text = learningText.useText();
  const { checkError, hasFailed } = exercises;
  const problem = checkError
    ? text.exercises.checkFailed(reasonText(text, checkError))
    : hasFailed && text.exercises.failed;
  return (
    <div role="alert">
      {problem && <p className="rounded-md bg-danger-soft px-4 py-3 font-medium text-danger">{problem}</p>}
    </div>
  );
};
