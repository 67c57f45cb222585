import { activityKinds, type ActivityKind } from '@nivel/contracts/projects/activity-values';
import { cardsText } from '../cards-text.ts';
import { ChoiceField } from '../../area/choice-field.tsx';

const ALL = 'all';

interface ActivityFiltersProps {
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly by: string | null;
  readonly kind: ActivityKind | null;
  readonly onChange: (chosen: { readonly by: string | null; readonly kind: ActivityKind | null }) => void;
}

/** Whose activity is shown, and which kind. */
export const ActivityFilters = ({ people, by, kind, onChange }: ActivityFiltersProps) => {
  const text = cardsText.useText().activity;
  const names = new Map([[ALL, text.everybody], ...people.map(({ id, name }) => [id, name] as const)]);
  const kinds = new Map([[ALL, text.anything], ...activityKinds.map((one) => [one, text.kinds[one]] as const)]);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <ChoiceField
        label={text.who}
        value={by ?? ALL}
        onChange={(one) => onChange({ by: one === ALL ? null : one, kind })}
        items={names}
      />
      <ChoiceField
        label={text.what}
        value={kind ?? ALL}
        onChange={(one) => onChange({ by, kind: activityKinds.find((each) => each === one) ?? null })}
        items={kinds}
      />
    </div>
  );
};
