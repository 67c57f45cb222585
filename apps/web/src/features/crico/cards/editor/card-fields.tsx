import { TextArea } from '@nivel/ui/text-area';
import { TextField } from '@nivel/ui/text-field';
import { priorities } from '@nivel/contracts/projects/values/board-values';
import { limits } from '../../../../limits/limits.ts';
import { DayInput } from '../../../../shell/days/day-input.tsx';
import { AssigneePicker } from '../../area/people/assignee-picker.tsx';
import { byPosition } from '../../area/board-model/board-store.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { cardsText } from '../cards-text.ts';
import { FullList } from '../fields/full-list.tsx';
import { ChoiceField } from '../../area/choice-field.tsx';
import type { CardEditing } from './use-card-editor.ts';

interface CardFieldsProps {
  readonly editing: CardEditing;
}

/** Whether it is blocked, and why. */
const Blocked = ({ editing }: CardFieldsProps) => {
  const text = cardsText.useText();
  const { form, isFixed, problems, change } = editing;
  return (
    <>
      <label className="field min-h-9 pointer-coarse:min-h-11">
        <span>{text.isBlocked}</span>
        <input
          type="checkbox"
          checked={form.blocked !== null}
          disabled={isFixed}
          onChange={(event) => change({ blocked: event.target.checked ? '' : null })}
          className="ml-2.5 size-4 self-center accent-accent"
        />
      </label>
      {form.blocked !== null && (
        <TextArea
          label={text.fields.blocked}
          rows={2}
          readOnly={isFixed}
          value={form.blocked}
          onChange={(event) => change({ blocked: event.target.value })}
          error={problems.includes('blocked') ? text.blockedProblem(limits.crico.card.blockedCharacters) : undefined}
        />
      )}
    </>
  );
};

const Days = ({ editing }: CardFieldsProps) => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  const { form, isFixed, problems, change } = editing;
  return (
    <>
      <DayInput
        label={text.fields.start}
        readOnly={isFixed}
        value={form.start}
        onChange={(start) => change({ start })}
        error={problems.includes('start') ? shared.errors['dates_reversed'] : undefined}
      />
      <DayInput label={text.fields.due} readOnly={isFixed} value={form.due} onChange={(due) => change({ due })} />
    </>
  );
};

const Hours = ({ editing, name }: CardFieldsProps & { readonly name: 'estimated' | 'actual' }) => {
  const text = cardsText.useText();
  const { form, isFixed, problems, change } = editing;
  return (
    <TextField
      inputMode="decimal"
      placeholder="–"
      label={text.fields[name]}
      readOnly={isFixed}
      value={form[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      error={problems.includes(name) ? text.hoursProblem : undefined}
    />
  );
};

/** The fields of a card that have one value, beside its title. Its list carries its status. */
export const CardFields = ({ editing }: CardFieldsProps) => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  const { board, people } = useProject();
  const { form, edits, isFixed, isExceeded, change, exceed } = editing;
  const lists = [...board.lists.values()].sort(byPosition);
  return (
    <>
      <ChoiceField
        label={text.fields.list}
        value={form.list}
        items={new Map(lists.map(({ id, name, status }) => [id, text.listWithStatus(name, text.statuses[status])]))}
        disabled={isFixed}
        onChange={(list) => {
          change({ list });
          exceed(false);
        }}
      />
      {edits.list !== undefined && <FullList listId={edits.list} isExceeded={isExceeded} onExceed={exceed} />}
      <ChoiceField
        label={text.fields.priority}
        value={form.priority}
        items={new Map(priorities.map((priority) => [priority, shared.priorities[priority]]))}
        disabled={isFixed}
        onChange={(value) => change({ priority: priorities.find((one) => one === value) ?? form.priority })}
      />
      <AssigneePicker
        label={text.fields.assignee}
        people={people}
        value={form.assignee}
        disabled={isFixed}
        onChange={(assignee) => change({ assignee })}
      />
      <Days editing={editing} />
      <Hours editing={editing} name="estimated" />
      <Hours editing={editing} name="actual" />
      <TextField
        type="number"
        min={0}
        max={100}
        step={1}
        label={text.fields.progress}
        readOnly={isFixed}
        value={form.progress}
        onChange={(event) => change({ progress: event.target.value })}
      />
      <Blocked editing={editing} />
    </>
  );
};
