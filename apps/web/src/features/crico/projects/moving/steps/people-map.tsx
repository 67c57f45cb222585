import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import type { Candidate } from '../import-choices.ts';
import { movingText } from '../moving-text.ts';
import { namedIn } from '../sources/file-values.ts';
import type { SourcePerson } from '../sources/source.ts';

const NOBODY = '';

interface PeopleMapProps {
  /** Those whom the file names. */
  readonly people: readonly SourcePerson[];
  readonly candidates: readonly Candidate[];
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChosen: (chosen: Readonly<Record<string, string>>) => void;
}

/** Who here is each of the people of a file. */
export const PeopleMap = ({ people, candidates, chosen, onChosen }: PeopleMapProps) => {
  const text = movingText.useText();
  const names = Object.fromEntries(candidates.map(({ id, name }) => [id, name]));
  const choose = (id: string, person: string) => {
    const others = Object.entries(chosen).filter(([one]) => one !== id);
    onChosen(Object.fromEntries(person === NOBODY ? others : [...others, [id, person]]));
  };
  return (
    <section aria-labelledby="import-people" className="flex flex-col gap-2">
      <h3 id="import-people" className="font-medium">
        {text.people}
      </h3>
      <p className="text-sm text-soft">{text.peopleHint}</p>
      <ul className="flex max-h-56 flex-col gap-1.5 overflow-y-auto">
        {people.map(({ id, name }) => (
          <li key={id} className="grid grid-cols-2 items-center gap-2">
            <span className="truncate text-sm">{name}</span>
            <Select
              isInline
              isWhole
              isLabelHidden
              label={text.person(name)}
              items={{ [NOBODY]: text.nobody, ...names }}
              value={namedIn(chosen, id) ?? NOBODY}
              onValueChange={(person) => choose(id, person)}
            >
              <SelectTrigger />
              <SelectList>
                <SelectItem value={NOBODY}>{text.nobody}</SelectItem>
                {candidates.map((one) => (
                  <SelectItem key={one.id} value={one.id}>
                    {one.name}
                  </SelectItem>
                ))}
              </SelectList>
            </Select>
          </li>
        ))}
      </ul>
    </section>
  );
};
