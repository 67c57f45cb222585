import { Button } from '@nivel/ui/button';
import { FieldError } from '@nivel/ui/field-error';
import { useId } from 'react';
import type { Assignable } from '../../area/people/assignable.ts';
import { meetingsText } from './meetings-text.ts';

interface InvitedPeopleProps {
  /** Who can be invited. */
  readonly people: readonly Assignable[];
  readonly invited: readonly string[];
  readonly isTooMany: boolean;
  readonly onChange: (invited: readonly string[]) => void;
}

/** Who is invited to a meeting. */
export const InvitedPeople = ({ people, invited, isTooMany, onChange }: InvitedPeopleProps) => {
  const { form } = meetingsText.useText();
  const problemId = useId();
  const chosen = new Set(invited);
  const isWhole = people.every(({ id }) => chosen.has(id));
  const toggle = (id: string) => onChange(chosen.has(id) ? invited.filter((one) => one !== id) : [...invited, id]);
  return (
    <fieldset aria-describedby={isTooMany ? problemId : undefined}>
      <legend className="font-medium">{form.people}</legend>
      {people.length === 0 ? (
        <p className="text-soft">{form.alone}</p>
      ) : (
        <>
          <Button size="sm" variant="ghost" onClick={() => onChange(isWhole ? [] : people.map(({ id }) => id))}>
            {isWhole ? form.nobody : form.everybody}
          </Button>
          <div className="mt-1 grid max-h-48 gap-x-4 overflow-y-auto sm:grid-cols-2">
            {people.map(({ id, name }) => (
              <label key={id} className="flex min-h-9 min-w-0 items-center gap-2 pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  checked={chosen.has(id)}
                  onChange={() => toggle(id)}
                  className="size-4 shrink-0 accent-(--accent) pointer-coarse:size-5"
                />
                <span className="truncate">{name}</span>
              </label>
            ))}
          </div>
        </>
      )}
      {isTooMany && <FieldError id={problemId}>{form.tooMany}</FieldError>}
    </fieldset>
  );
};
