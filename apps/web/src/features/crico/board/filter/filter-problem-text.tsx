import type { FilterProblem } from '@nivel/contracts/projects/filter/filter-problem';
import { filterWords } from './filter-words.ts';

const MOST_EXPECTED = 8;
const LONGEST_FOUND = 40;

interface FilterProblemTextProps {
  readonly id: string;
  readonly problem: FilterProblem | null;
  /** Whether suggestions are open: then nothing is wrong yet. */
  readonly isTyping: boolean;
}

/** The fault of the typed text, its place, and possible corrections. */
export const FilterProblemText = ({ id, problem, isTyping }: FilterProblemTextProps) => {
  const words = filterWords.useText();
  const said = (one: FilterProblem): string => {
    const expected = one.expected.slice(0, MOST_EXPECTED).join(', ');
    const parts = [words.problems[one.code](one.found.slice(0, LONGEST_FOUND)), words.at(one.at + 1)];
    return [...parts, ...(expected === '' ? [] : [words.expected(expected)])].join(' ');
  };
  return (
    <p id={id} role="status" className="text-sm text-danger">
      {problem !== null && !isTyping && said(problem)}
    </p>
  );
};
