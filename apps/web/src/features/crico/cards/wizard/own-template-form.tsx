import { cardStatuses, priorities } from '@nivel/contracts/projects/values/board-values';
import type { CardTemplateRow } from '@nivel/contracts/projects/card-template';
import { Button } from '@nivel/ui/button';
import { TextField } from '@nivel/ui/text-field';
import { useState, type KeyboardEvent } from 'react';
import { cricoText } from '../../area/crico-text.ts';
import { projectText } from '../../area/project/project-text.ts';
import { cardsText } from '../cards-text.ts';
import { ChoiceField } from '../../area/choice-field.tsx';

/** The values as typed. */
type Typed = Pick<CardTemplateRow, 'name' | 'description' | 'priority' | 'status'> & { readonly days: string };
const typed = ({ estimated_days: days, ...template }: CardTemplateRow): Typed => ({
  ...template,
  days: days === null ? '' : String(days),
});

const MOST_DAYS = 3_650;
const problemsOf = ({ name, description, days }: Typed) => ({
  name: name.trim() === '' || [...name.trim()].length > 50,
  about: [...description.trim()].length > 200,
  days: days.trim() !== '' && !(/^[0-9]{1,4}$/.test(days.trim()) && Number(days) >= 1 && Number(days) <= MOST_DAYS),
});

interface OwnTemplateFormProps {
  readonly template: CardTemplateRow;
  readonly onSave: (changed: CardTemplateRow) => void;
  readonly onCancel: () => void;
}

/** Edits a template of the project in place. It is inside the form of the card, so it is not a form element itself. */
export const OwnTemplateForm = ({ template, onSave, onCancel }: OwnTemplateFormProps) => {
  const text = cardsText.useText();
  const crico = cricoText.useText();
  const shared = projectText.useText();
  const [form, setForm] = useState(() => typed(template));
  const change = (values: Partial<Typed>): void => setForm({ ...form, ...values });
  const problems = problemsOf(form);
  const errorOf = (name: keyof typeof problems) => (problems[name] ? text.wizard.templateProblems[name] : undefined);
  const save = (): void => {
    if (Object.values(problems).includes(true)) return;
    const { name, description, days, priority, status } = form;
    const estimated_days = days.trim() === '' ? null : Number(days);
    onSave({ ...template, name: name.trim(), description: description.trim(), priority, status, estimated_days });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    save();
  };
  return (
    <li className="rounded-md border border-accent p-3 sm:col-span-2">
      <fieldset
        aria-label={text.wizard.editTemplate(template.name)}
        onKeyDown={onKeyDown}
        className="grid gap-3 sm:grid-cols-2"
      >
        <TextField
          label={text.wizard.templateFields.name}
          value={form.name}
          onChange={(event) => change({ name: event.target.value })}
          error={errorOf('name')}
        />
        <TextField
          label={text.wizard.templateFields.days}
          inputMode="numeric"
          value={form.days}
          onChange={(event) => change({ days: event.target.value })}
          error={errorOf('days')}
        />
        <div className="sm:col-span-2">
          <TextField
            label={text.wizard.templateFields.about}
            value={form.description}
            onChange={(event) => change({ description: event.target.value })}
            error={errorOf('about')}
          />
        </div>
        <ChoiceField
          label={text.fields.priority}
          value={form.priority}
          items={new Map(priorities.map((one) => [one, shared.priorities[one]]))}
          onChange={(value) => change({ priority: priorities.find((one) => one === value) ?? form.priority })}
        />
        <ChoiceField
          label={text.wizard.status}
          value={form.status}
          items={new Map(cardStatuses.map((one) => [one, text.statuses[one]]))}
          onChange={(value) => change({ status: cardStatuses.find((one) => one === value) ?? form.status })}
        />
        <div className="flex gap-2 sm:col-span-2">
          <Button size="sm" onClick={save}>
            {crico.save}
          </Button>
          <Button size="sm" variant="secondary" onClick={onCancel}>
            {crico.cancel}
          </Button>
        </div>
      </fieldset>
    </li>
  );
};
