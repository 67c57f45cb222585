import { curriculumText } from './curriculum-text.ts';
import type { Problem } from './curriculum.queries.ts';

const IN_QUESTION = /^body\.items\.(\d+)\.?(.*)$/;
const IN_ENTRY = /^(options|sources)\.(\d+)\.?(.*)$/;

/** The label of a value by its path; in a question, an option or a source with its number. */
const useLabel = () => {
  const { fields, question, entry } = curriculumText.useText();
  return (place: string): string => {
    const [, item, own = place] = IN_QUESTION.exec(place) ?? [];
    const [, list, at, field = own] = IN_ENTRY.exec(own) ?? [];
    const name = list === 'options' ? entry.option : entry.source;
    const parts = [
      item === undefined ? '' : question(Number(item) + 1),
      list === undefined ? '' : name(Number(at) + 1),
      fields[field] ?? field,
    ];
    return parts.filter((part) => part !== '').join(', ');
  };
};

/** A problem in words: where it is, and what is wrong. */
export const useSentence = () => {
  const words = curriculumText.useText();
  const labelOf = useLabel();
  return ({ file, line, place, code, values }: Problem): string => {
    const where = [file === null ? '' : words.inFile(file, line), place === '' ? '' : labelOf(place)];
    return [...where, words.problems[code](...values)].filter((text) => text !== '').join(': ');
  };
};

interface ProblemListProps {
  readonly title: string;
  readonly problems: readonly Problem[];
  /** Said at once to who cannot see it: it answers what was just done. */
  readonly isAnswer?: boolean;
}

/** What has to be mended first. */
export const ProblemList = ({ title, problems, isAnswer = false }: ProblemListProps) => {
  const sentenceOf = useSentence();
  return (
    <div {...(isAnswer && { role: 'alert' })} className="rounded-md bg-warning-soft px-4 py-3 text-warning">
      <p className="font-medium">{title}</p>
      {problems.length > 0 && (
        <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-5 wrap-anywhere">
          {problems.map((problem, index) => (
            <li key={index}>{sentenceOf(problem)}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
