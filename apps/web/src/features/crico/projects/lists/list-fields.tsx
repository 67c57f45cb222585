import { cardStatuses } from '@nivel/contracts/projects/values/board-values';
import { Button } from '@nivel/ui/button';
import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { TextField } from '@nivel/ui/text-field';
import { useState, type SubmitEvent } from 'react';
import { useUnsavedText } from '../../area/project/unsaved-texts.ts';
import { ColorChoice } from '../color-choice.tsx';
import { NameAndDescription } from '../name-and-description.tsx';
import { checkList, type ListForm } from './list-form.ts';
import { listsText } from './lists-text.ts';

interface ListFieldsProps {
  readonly initial: ListForm;
  readonly action: string;
  readonly onSave: (form: ListForm) => void;
  readonly onBack: () => void;
}

/** Name, description, status, limit and colour of a list, new or not. */
export const ListFields = ({ initial, action, onSave, onBack }: ListFieldsProps) => {
  const text = listsText.useText();
  const [form, setForm] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  useUnsavedText(form.name === initial.name ? '' : form.name);
  const change = (values: Partial<ListForm>) => setForm({ ...form, ...values });
  const problems = checkList(form, text);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    const [wrong] = Object.keys(problems);
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    else onSave(form);
  };
  const shown = isChecked ? problems : {};
  return (
    <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
      <NameAndDescription labels={text} value={form} errors={shown} change={change} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={text.status}
          value={form.status}
          items={text.statuses}
          onValueChange={(value) => change({ status: cardStatuses.find((one) => one === value) ?? form.status })}
        >
          <SelectTrigger />
          <SelectList>
            {cardStatuses.map((status) => (
              <SelectItem key={status} value={status}>
                {text.statuses[status]}
              </SelectItem>
            ))}
          </SelectList>
        </Select>
        <TextField
          label={text.limit}
          name="limit"
          inputMode="numeric"
          autoComplete="off"
          hint={text.limitHint}
          value={form.limit}
          onChange={(event) => change({ limit: event.target.value })}
          error={shown.limit}
        />
      </div>
      <ColorChoice
        legend={text.color}
        colors={text.colors}
        otherName={text.otherColor}
        value={form.color}
        onChange={(color) => change({ color })}
      />
      <div className="flex justify-end gap-2">
        <Button variant="secondary" size="sm" onClick={onBack}>
          {text.back}
        </Button>
        <Button type="submit" size="sm">
          {action}
        </Button>
      </div>
    </form>
  );
};
