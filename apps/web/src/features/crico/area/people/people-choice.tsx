import { Button } from '@nivel/ui/button';
import { FieldError } from '@nivel/ui/field-error';
import { useId } from 'react';
import type { Assignable } from './assignable.ts';

interface PeopleChoiceProps {
  readonly text: Readonly<Record<'legend' | 'none' | 'chooseAll' | 'chooseNobody', string>>;
  /** The possible people. */
  readonly people: readonly Assignable[];
  readonly chosen: readonly string[];
  /** The error of the choice. */
  readonly problem: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Some of the people of a project. */
export const PeopleChoice = ({ text, people, chosen, problem, onChange }: PeopleChoiceProps) => {
  const problemId = useId();
  const ids = new Set(chosen);
  const isWhole = people.every(({ id }) => ids.has(id));
  const toggle = (id: string) => onChange(ids.has(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset aria-describedby={problem === undefined ? undefined : problemId}>
      <legend className="font-medium">{text.legend}</legend>
      {people.length === 0 ? (
        <p className="text-soft">{text.none}</p>
      ) : (
        <>
          <Button size="sm" variant="ghost" onClick={() => onChange(isWhole ? [] : people.map(({ id }) => id))}>
            {isWhole ? text.chooseNobody : text.chooseAll}
          </Button>
          <div className="mt-1 grid max-h-48 gap-x-4 overflow-y-auto sm:grid-cols-2">
            {people.map(({ id, name }) => (
              <label key={id} className="flex min-h-9 min-w-0 items-center gap-2 pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  checked={ids.has(id)}
                  onChange={() => toggle(id)}
                  className="size-4 shrink-0 accent-(--accent) pointer-coarse:size-5"
                />
                <span className="truncate">{name}</span>
              </label>
            ))}
          </div>
        </>
      )}
      {problem !== undefined && <FieldError id={problemId}>{problem}</FieldError>}
    </fieldset>
  );
};
