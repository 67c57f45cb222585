import type { FieldValue } from '@nivel/contracts/projects/field-values';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { X } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { FieldInput } from '../../area/project/field-input.tsx';
import { valueInWords } from '../../area/project/field-words.ts';
import { projectText } from '../../area/project/project-text.ts';
import { useBoard } from '../board-context.ts';
import { viewText } from '../view/view-text.ts';
import { bulkFields, together, wouldChange, type BulkField } from './bulk-fields.ts';

/** Cards that one command may change. */
const MOST = 1_000;

/** A field to change; undefined: its new value is not chosen. */
interface Chosen {
  readonly id: string;
  readonly value: FieldValue | null | undefined;
}

const AddField = ({
  fields,
  onAdd,
}: {
  readonly fields: readonly BulkField[];
  readonly onAdd: (id: string) => void;
}) => {
  const text = viewText.useText();
  const items = { '': text.bulk.choose, ...Object.fromEntries(fields.map(({ field }) => [field.id, field.name])) };
  return (
    <Select label={text.bulk.field} value="" items={items} onValueChange={(id) => id !== '' && onAdd(id)}>
      <SelectTrigger />
      <SelectList>
        {fields.map(({ field }) => (
          <SelectItem key={field.id} value={field.id}>
            {field.name}
          </SelectItem>
        ))}
      </SelectList>
    </Select>
  );
};

/** The new values of the fields, and how many cards will change. */
const useSummary = (ids: readonly string[], chosen: readonly Chosen[], fields: readonly BulkField[]) => {
  const text = viewText.useText();
  const { board, people } = useBoard();
  const lines = chosen.flatMap(({ id, value }) => {
    const known = fields.find(({ field }) => field.id === id);
    if (!known || value === undefined) return [];
    const edit = known.edit(value);
    const words = value === null ? text.bulk.empty : valueInWords(known.field, value, people);
    return [{ id, edit, line: text.bulk.becomes(known.field.name, words) }];
  });
  const edit = together(lines.flatMap((one) => one.edit ?? []));
  const cards = ids.flatMap((id) => board.cards.get(id) ?? []);
  const count = lines.length === 0 ? 0 : cards.filter((card) => wouldChange(card, edit)).length;
  return { lines, edit, count, wrong: lines.find((one) => one.edit === undefined) };
};

interface BulkEditDialogProps {
  readonly ids: readonly string[];
  /** The field to begin with. */
  readonly first: string | null;
  readonly onClose: () => void;
}

/** Changes any fields of all selected cards with one command, after a summary of the changes. */
export const BulkEditDialog = ({ ids, first, onClose }: BulkEditDialogProps) => {
  const text = viewText.useText();
  const shared = projectText.useText();
  const { board, actions } = useBoard();
  const [chosen, setChosen] = useState<readonly Chosen[]>(first === null ? [] : [{ id: first, value: undefined }]);
  const fields = bulkFields(board, text, shared.priorities);
  const { lines, edit, count, wrong } = useSummary(ids, chosen, fields);
  const areTooMany = ids.length > MOST;
  const put = (id: string, value: Chosen['value']) =>
    setChosen((known) => known.map((one) => (one.id === id ? { id, value } : one)));
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (count === 0 || wrong || areTooMany) return;
    actions.edit(ids, edit);
    onClose();
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title={text.bulk.title(ids.length)} closeLabel={text.bulk.close}>
      <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
        {chosen.map(({ id, value }) => {
          const known = fields.find(({ field }) => field.id === id);
          if (!known) return null;
          return (
            <div key={id} className="flex items-end gap-2">
              <div className="min-w-0 flex-1">
                <FieldInput field={known.field} value={value ?? undefined} onChange={(given) => put(id, given)} />
              </div>
              {value !== null && known.edit(null) !== undefined && (
                <Button size="sm" variant="ghost" onClick={() => put(id, null)}>
                  {text.bulk.clear}
                  <span className="sr-only"> {known.field.name}</span>
                </Button>
              )}
              <button
                type="button"
                aria-label={text.bulk.leave(known.field.name)}
                onClick={() => setChosen((all) => all.filter((one) => one.id !== id))}
                className="grid size-9 shrink-0 place-items-center rounded-sm text-soft hover:bg-sunken hover:text-text pointer-coarse:size-11"
              >
                <X aria-hidden="true" size={18} />
              </button>
            </div>
          );
        })}
        <AddField
          fields={fields.filter(({ field }) => !chosen.some(({ id }) => id === field.id))}
          onAdd={(id) => setChosen((all) => [...all, { id, value: undefined }])}
        />
        <div role="status" className="rounded-sm bg-sunken px-3 py-2 text-sm">
          <p className="font-semibold">{areTooMany ? text.bulk.tooMany(MOST) : text.bulk.changes(count, ids.length)}</p>
          <ul>
            {lines.map(({ id, line, edit: sound }) => (
              <li key={id} className={sound ? '' : 'text-danger'}>
                {sound ? line : text.bulk.wrong(line)}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex justify-end gap-2">
          <Button size="sm" variant="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" size="sm" disabled={count === 0 || wrong !== undefined || areTooMany}>
            {text.bulk.apply}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
