import { TextField } from '@nivel/ui/text-field';
import { cardStatuses, priorities } from '@nivel/contracts/projects/values/board-values';
import { DayInput } from '../../../../shell/days/day-input.tsx';
import { MarkdownEditor } from '../../area/markdown/markdown-editor.tsx';
import { AssigneePicker } from '../../area/people/assignee-picker.tsx';
import { useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { cardsText } from '../cards-text.ts';
import { ChoiceField } from '../../area/choice-field.tsx';
import type { Wizard } from './use-wizard.ts';
import { listWith, statusOf } from './wizard-form.ts';

/** The step for priority, dates and person. */
export const DetailsStep = ({ wizard }: { readonly wizard: Wizard }) => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  const { board, people } = useProject();
  const { form, change, areDaysReversed } = wizard;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ChoiceField
        label={text.fields.priority}
        value={form.priority}
        items={new Map(priorities.map((priority) => [priority, shared.priorities[priority]]))}
        onChange={(value) => change({ priority: priorities.find((one) => one === value) ?? form.priority })}
      />
      <ChoiceField
        label={text.wizard.status}
        value={statusOf(board, form.list)}
        items={new Map(cardStatuses.map((status) => [status, text.statuses[status]]))}
        onChange={(value) => {
          const status = cardStatuses.find((one) => one === value);
          if (status) change({ list: listWith(board, status) });
        }}
      />
      <DayInput
        label={text.fields.start}
        value={form.start}
        onChange={(start) => change({ start })}
        error={areDaysReversed ? shared.errors['dates_reversed'] : undefined}
      />
      <DayInput label={text.fields.due} value={form.due} onChange={(due) => change({ due })} />
      <AssigneePicker
        label={text.fields.assignee}
        people={people}
        value={form.assignee}
        onChange={(assignee) => change({ assignee })}
      />
      <TextField
        type="number"
        min={0}
        max={100}
        step={1}
        label={text.fields.progress}
        value={form.progress}
        onChange={(event) => change({ progress: event.target.value })}
      />
      <div className="sm:col-span-2">
        <MarkdownEditor label={text.texts.notes} value={form.notes} onChange={(notes) => change({ notes })} />
      </div>
    </div>
  );
};
