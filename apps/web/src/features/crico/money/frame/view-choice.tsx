import { Button } from '@nivel/ui/button';
import type { LucideIcon } from 'lucide-react';

interface ViewChoiceProps<View extends string> {
  readonly label: string;
  readonly views: readonly { readonly name: View; readonly Icon: LucideIcon }[];
  readonly names: Readonly<Record<View, string>>;
  /** The one that is shown. */
  readonly shown: View;
  readonly onChoose: (view: View) => void;
}

/** Chooses how rows are shown; on a phone an icon replaces the word. */
export const ViewChoice = <View extends string>({ label, views, names, shown, onChoose }: ViewChoiceProps<View>) => (
  <div role="group" aria-label={label} className="flex gap-1">
    {views.map(({ name, Icon }) => (
      <Button
        key={name}
        size="sm"
        variant={shown === name ? 'secondary' : 'ghost'}
        aria-pressed={shown === name}
        icon={<Icon aria-hidden="true" size={15} />}
        onClick={() => onChoose(name)}
      >
        <span className="max-sm:sr-only">{names[name]}</span>
      </Button>
    ))}
  </div>
);
