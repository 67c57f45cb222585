import { Select, SelectGroup, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';

export type Items = readonly (readonly [value: string, name: string])[];

interface CompactChoiceProps {
  /** The label for screen readers; the selected value is displayed. */
  readonly label: string;
  readonly value: string;
  /** The choices in their groups; a group without a name has no heading. */
  readonly groups: readonly { readonly name?: string; readonly items: Items }[];
  /** The text for a value that is none of these. */
  readonly otherwise?: string;
  /** Takes the full width of its place. */
  readonly isWhole?: boolean;
  readonly autoFocus?: boolean;
  readonly onChoose: (value: string) => void;
}

const List = ({ items }: { readonly items: Items }) =>
  items.map(([one, name]) => (
    <SelectItem key={one} value={one}>
      {name}
    </SelectItem>
  ));

/** One of several in a row of other controls. */
export const CompactChoice = ({
  label,
  value,
  groups,
  otherwise,
  isWhole,
  autoFocus,
  onChoose,
}: CompactChoiceProps) => {
  const all = groups.flatMap(({ items }) => items);
  const isKnown = all.some(([one]) => one === value);
  return (
    <Select
      label={label}
      value={value}
      items={Object.fromEntries(isKnown || otherwise === undefined ? all : [...all, [value, otherwise]])}
      isInline
      isLabelHidden
      isWhole={isWhole === true}
      onValueChange={onChoose}
    >
      <SelectTrigger autoFocus={autoFocus === true} />
      <SelectList>
        {groups.map(({ name, items }, at) =>
          name === undefined ? (
            <List key={at} items={items} />
          ) : (
            <SelectGroup key={at} name={name}>
              <List items={items} />
            </SelectGroup>
          ),
        )}
      </SelectList>
    </Select>
  );
};
