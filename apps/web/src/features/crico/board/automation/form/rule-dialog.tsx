import { bookTriggers, LONGEST_RULE_DESCRIPTION } from '@nivel/contracts/projects/automation/automation-values';
import { parseFilter } from '@nivel/contracts/projects/filter/parse-filter';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { TextArea } from '@nivel/ui/text-area';
import { TextField } from '@nivel/ui/text-field';
import { useId, useState, type SubmitEvent } from 'react';
import { useBoard } from '../../board-context.ts';
import { inAddress } from '../../filter/board-filter.ts';
import { FilterProblemText } from '../../filter/filter-problem-text.tsx';
import { automationText } from '../automation-text.ts';
import { ruleSentence, useRuleScene } from '../rule-words.ts';
import { useRuleChanges, useRuleError } from '../use-rule-changes.ts';
import { ActionList } from './action-list.tsx';
import { RuleChoice } from './rule-choice.tsx';
import { isName, isWholeAction, isWholeTrigger, type RuleDraft } from './rule-draft.ts';
import { TriggerFields } from './trigger-fields.tsx';

const PRIORITIES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

interface RuleDialogProps {
  /** The id of the edited rule; a new one has one too. */
  readonly ruleId: string;
  readonly isNew: boolean;
  readonly first: RuleDraft;
  readonly onClose: () => void;
}

interface FieldsProps {
  readonly draft: RuleDraft;
  readonly change: (values: Partial<RuleDraft>) => void;
  /** Whether the person tried to save it: missing parts are reported only then. */
  readonly isChecked: boolean;
}

const NameFields = ({ draft, change, isChecked }: FieldsProps) => {
  const { form } = automationText.useText();
  return (
    <>
      <TextField
        label={form.name}
        autoComplete="off"
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
        {...(isChecked && !isName(draft.name) && { error: form.nameWrong })}
      />
      <TextArea
        label={form.description}
        rows={2}
        maxLength={LONGEST_RULE_DESCRIPTION}
        value={draft.description}
        onChange={({ target }) => change({ description: target.value.replaceAll('\n', ' ') })}
      />
    </>
  );
};

const RuleFields = ({ draft, change, isChecked }: FieldsProps) => {
  const { form } = automationText.useText();
  const { filter, board } = useBoard();
  const id = useId();
  const { problem } = parseFilter(draft.conditions, filter.fields, filter.names);
  return (
    <>
      <div>
        <TriggerFields trigger={draft.trigger} onChange={(trigger) => change({ trigger })} />
        <p role="status" className="mt-1 text-sm text-danger empty:hidden">
          {isChecked && !isWholeTrigger(draft.trigger) && form.triggerWrong}
        </p>
      </div>
      <div>
        <TextField
          label={form.conditions}
          hint={bookTriggers.includes(draft.trigger.kind) ? form.bookConditionsHint : form.conditionsHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.conditions}
          onChange={({ target }) => change({ conditions: target.value })}
          {...(isChecked && problem !== null && { error: form.conditionsWrong })}
        />
        <FilterProblemText id={id} problem={isChecked ? problem : null} isTyping={false} />
      </div>
      <ActionList
        actions={draft.actions}
        isWhole={({ action }) => !isChecked || isWholeAction(action, board.fields)}
        onChange={(actions) => change({ actions })}
      />
    </>
  );
};

const Switches = ({ draft, change }: Omit<FieldsProps, 'isChecked'>) => {
  const { form } = automationText.useText();
  return (
    <div className="grid items-end gap-3 sm:grid-cols-2">
      <RuleChoice
        label={form.priority}
        value={String(draft.priority)}
        items={PRIORITIES.map((one) => [one, one] as const)}
        onChoose={(priority) => change({ priority: Number(priority) })}
      />
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          checked={draft.isActive}
          onChange={({ target }) => change({ isActive: target.checked })}
          className="size-4 accent-(--accent)"
        />
        {form.isActive}
      </label>
    </div>
  );
};

/** Makes a rule or changes one, and reads it back while it is written. */
export const RuleDialog = ({ ruleId, isNew, first, onClose }: RuleDialogProps) => {
  const { form } = automationText.useText();
  const scene = useRuleScene();
  const { filter, board } = useBoard();
  const { save } = useRuleChanges();
  const inWords = useRuleError();
  const [draft, setDraft] = useState(first);
  const [isChecked, setChecked] = useState(false);
  const change = (values: Partial<RuleDraft>) => setDraft((held) => ({ ...held, ...values }));
  const { filter: read, problem } = parseFilter(draft.conditions, filter.fields, filter.names);
  const actions = draft.actions.map(({ action }) => action);
  const isWhole = isName(draft.name) && isWholeTrigger(draft.trigger) && problem === null;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (!isWhole || !actions.every((action) => isWholeAction(action, board.fields)) || save.isPending) return;
    const { name, description, trigger, priority, isActive: is_active } = draft;
    const conditions = inAddress(read, filter);
    const rule = { rule_id: ruleId, name, description, trigger, conditions, actions, priority, is_active };
    save.mutate(rule, { onSuccess: onClose });
  };
  return (
    <Dialog isOpen isWide onOpenChange={onClose} title={isNew ? form.newTitle : form.editTitle} closeLabel={form.close}>
      <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
        <NameFields draft={draft} change={change} isChecked={isChecked} />
        <RuleFields draft={draft} change={change} isChecked={isChecked} />
        <Switches draft={draft} change={change} />
        <div className="rounded-md bg-sunken px-3 py-2">
          <p className="text-sm text-soft">{form.readBack}</p>
          <p aria-live="polite" className="wrap-anywhere">
            {ruleSentence(scene, { ...draft, actions })}
          </p>
        </div>
        <div role="alert" className="empty:hidden">
          {save.isError && <p className="font-medium text-danger">{inWords(save.error)}</p>}
        </div>
        <div className="flex justify-end gap-2">
          <Button size="sm" variant="secondary" onClick={onClose}>
            {form.cancel}
          </Button>
          <Button type="submit" size="sm" loading={save.isPending}>
            {form.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
