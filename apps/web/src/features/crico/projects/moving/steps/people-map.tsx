import type { Candidate } from '../import-choices.ts';
import { movingText } from '../moving-text.ts';
import { namedIn } from '../sources/file-values.ts';
import type { SourcePerson } from '../sources/source.ts';
import { MatchedNames } from './matched-names.tsx';

const NOBODY = '';

interface PeopleMapProps {
  /** Those whom the file names. */
  readonly people: readonly SourcePerson[];
  readonly hint: string;
  readonly candidates: readonly Candidate[];
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChosen: (chosen: Readonly<Record<string, string>>) => void;
}

/** Who here is each of the people of a file. */
export const PeopleMap = ({ people, hint, candidates, chosen, onChosen }: PeopleMapProps) => {
  const text = movingText.useText();
  const items = [[NOBODY, text.nobody] as const, ...candidates.map(({ id, name }) => [id, name] as const)];
  const choose = (id: string, person: string) => {
    const others = Object.entries(chosen).filter(([one]) => one !== id);
    onChosen(Object.fromEntries(person === NOBODY ? others : [...others, [id, person]]));
  };
  return (
    <MatchedNames
      id="import-people"
      title={text.people}
      hint={hint}
      rows={people}
      itemsOf={() => items}
      labelOf={text.person}
      valueOf={(id) => namedIn(chosen, id) ?? NOBODY}
      onChoose={choose}
    />
  );
};
