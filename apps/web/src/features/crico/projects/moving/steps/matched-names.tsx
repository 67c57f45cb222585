import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';

interface MatchedNamesProps {
  /** The id of the heading in the page. */
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  /** Things of the file. */
  readonly rows: readonly { readonly id: string; readonly name: string }[];
  /** What one can be here, by value, in the order of the list. */
  readonly itemsOf: (id: string) => readonly (readonly [value: string, name: string])[];
  readonly labelOf: (name: string) => string;
  readonly valueOf: (id: string) => string;
  readonly onChoose: (id: string, value: string) => void;
}

/** What each of some things of a file is here. */
export const MatchedNames = ({ id: heading, title, hint, rows, ...of }: MatchedNamesProps) => (
  <section aria-labelledby={heading} className="flex flex-col gap-2">
    <h3 id={heading} className="font-medium">
      {title}
    </h3>
    <p className="text-sm text-soft">{hint}</p>
    <ul className="flex max-h-56 flex-col gap-1.5 overflow-y-auto">
      {rows.map(({ id, name }) => (
        <li key={id} className="grid grid-cols-2 items-center gap-2">
          <span className="truncate text-sm">{name}</span>
          <Select
            isInline
            isWhole
            isLabelHidden
            label={of.labelOf(name)}
            items={Object.fromEntries(of.itemsOf(id))}
            value={of.valueOf(id)}
            onValueChange={(value) => of.onChoose(id, value)}
          >
            <SelectTrigger />
            <SelectList>
              {of.itemsOf(id).map(([value, shown]) => (
                <SelectItem key={value} value={value}>
                  {shown}
                </SelectItem>
              ))}
            </SelectList>
          </Select>
        </li>
      ))}
    </ul>
  </section>
);
