import type { LeaderlessPlace } from '@nivel/contracts/projects/succession';
import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { cricoText } from '../crico-text.ts';
import type { Succession } from './use-succession.ts';

interface PlaceFieldProps {
  readonly place: LeaderlessPlace;
  readonly value: string;
  readonly onChange: (userId: string) => void;
}

const PlaceField = ({ place: { kind, name, candidates }, value, onChange }: PlaceFieldProps) => {
  const words = cricoText.useText().succession;
  const labels = {
    organization: () => words.owner(name),
    project: () => words.director(name),
    installation: () => words.admin,
  };
  if (candidates.length === 0)
    return (
      <p className="rounded-sm bg-warning-soft px-3 py-2">
        {kind === 'installation' ? words.nobodyElse : words.nobody(name)}
      </p>
    );
  const names = Object.fromEntries(candidates.map(({ user_id: id, full_name: fullName }) => [id, fullName]));
  return (
    <Select label={labels[kind]()} items={{ '': words.choose, ...names }} value={value} onValueChange={onChange}>
      <SelectTrigger />
      <SelectList>
        {candidates.map(({ user_id: id, full_name: fullName }) => (
          <SelectItem key={id} value={id}>
            {fullName}
          </SelectItem>
        ))}
      </SelectList>
    </Select>
  );
};

/** Asks for a successor for each place that a person leads alone; nothing if there is no such place. */
export const SuccessionFields = ({ succession }: { readonly succession: Succession }) => {
  const words = cricoText.useText().succession;
  const { places, chosen, choose } = succession;
  const canFollow = places.some(({ candidates }) => candidates.length > 0);
  if (places.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {canFollow && (
        <p role="status" className="rounded-sm bg-warning-soft px-3 py-2">
          {words.lead}
        </p>
      )}
      {/* Of many places the dialog keeps its height. */}
      <div className="-mx-1 flex max-h-72 flex-col gap-3 overflow-y-auto px-1 pb-1">
        {places.map((place) => (
          <PlaceField
            key={place.id}
            place={place}
            value={chosen[place.id] ?? ''}
            onChange={(userId) => choose(place.id, userId)}
          />
        ))}
      </div>
    </div>
  );
};
