import { IconButton } from '@nivel/ui/icon-button';
import { Pencil, Trash2 } from 'lucide-react';
import type { CountedLabel } from './label-form.ts';
import { labelsText } from './labels-text.ts';

interface LabelListProps {
  readonly labels: readonly CountedLabel[];
  /** Whether cards are still loading that may have them. */
  readonly isCounting: boolean;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (label: CountedLabel) => void;
  readonly onEdit: (label: CountedLabel) => void;
  readonly onDelete: (label: CountedLabel) => void;
}

/** Labels with the number of their cards; some can be chosen. */
export const LabelList = ({ labels, isCounting, chosen, onChoose, onEdit, onDelete }: LabelListProps) => {
  const text = labelsText.useText();
  return (
    <ul aria-label={text.labels} className="-mx-2 flex max-h-96 flex-col overflow-y-auto">
      {labels.map((label) => (
        <li key={label.id} className="flex items-center gap-2 rounded-sm px-2 py-0.5 hover:bg-sunken">
          <label className="flex min-h-10 min-w-0 flex-1 items-center gap-3 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              aria-label={text.choose(label.name)}
              checked={chosen.has(label.id)}
              onChange={() => onChoose(label)}
              className="size-4 shrink-0 accent-(--accent) pointer-coarse:size-5"
            />
            <span
              aria-hidden="true"
              className="size-3 shrink-0 rounded-full"
              style={{ backgroundColor: label.color }}
            />
            <span className="min-w-0 flex-1 truncate font-medium">{label.name}</span>
            <span className="shrink-0 text-sm text-soft tabular-nums">
              {isCounting ? text.counting : text.cards(label.count)}
            </span>
          </label>
          <IconButton label={text.edit(label.name)} onClick={() => onEdit(label)}>
            <Pencil aria-hidden="true" size={16} />
          </IconButton>
          <IconButton label={text.remove(label.name)} onClick={() => onDelete(label)}>
            <Trash2 aria-hidden="true" size={16} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
};
