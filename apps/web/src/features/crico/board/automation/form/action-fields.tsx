import type { RuleAction } from '@nivel/contracts/projects/automation/automation-rule';
import { LONGEST_ITEM, settableFields } from '@nivel/contracts/projects/automation/automation-values';
import { TextArea } from '@nivel/ui/text-area';
import { TextField } from '@nivel/ui/text-field';
import { useState } from 'react';
import { automationText } from '../automation-text.ts';
import { EmailFields, NotifyFields } from './message-fields.tsx';
import { RuleChoice } from './rule-choice.tsx';
import { isDayField, typedValue, writtenValue } from './rule-draft.ts';
import { useRuleItems } from './use-rule-items.ts';

interface ActionProps<Action extends RuleAction = RuleAction> {
  readonly action: Action;
  readonly onChange: (action: RuleAction) => void;
}
type Of<Kind extends RuleAction['kind']> = ActionProps<Extract<RuleAction, { kind: Kind }>>;

/** Stands for nobody, or nothing: the field is emptied. */
const NONE = '-';

/** Fields that always have a value. */
const filled = ['status', 'priority', 'progress'];

const TypedValue = ({ action, onChange }: Of<'set-field'>) => {
  const { form } = automationText.useText();
  const { fieldRows } = useRuleItems();
  const { field, value } = action;
  const own = fieldRows.get(field);
  const [typed, setTyped] = useState(() => writtenValue(value, own));
  return (
    <TextField
      label={form.value}
      autoComplete="off"
      {...(isDayField(field, own) && { hint: form.dayHint })}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange({ ...action, value: typedValue(target.value, field, own) });
      }}
    />
  );
};

const SetField = ({ action, onChange }: Of<'set-field'>) => {
  const { form } = automationText.useText();
  const { fields, valuesOf } = useRuleItems();
  const { field, value } = action;
  const values = valuesOf(field);
  const choose = (chosen: string) => onChange({ ...action, field: chosen, value: valuesOf(chosen)?.[0]?.[0] ?? null });
  const none = filled.includes(field) ? [] : [[NONE, form.empty] as const];
  return (
    <>
      <RuleChoice label={form.field} value={field} items={fields(settableFields)} onChoose={choose} />
      {values === null ? (
        <TypedValue key={field} action={action} onChange={onChange} />
      ) : (
        <RuleChoice
          label={form.value}
          value={value === null ? NONE : String(value)}
          items={[...values, ...none]}
          onChoose={(one) => onChange({ ...action, value: one === NONE ? null : one })}
        />
      )}
    </>
  );
};

const Assign = ({ action, onChange }: Of<'assign'>) => {
  const { form } = automationText.useText();
  const { persons } = useRuleItems();
  return (
    <RuleChoice
      label={form.person}
      value={action.assignee ?? NONE}
      items={[...persons, [NONE, form.nobody]]}
      onChoose={(id) => onChange({ ...action, assignee: id === NONE ? null : id })}
    />
  );
};

/** What an action says beside its kind. */
export const ActionFields = ({ action, onChange }: ActionProps) => {
  const { form } = automationText.useText();
  const { lists, labels, templates, webhooks } = useRuleItems();
  switch (action.kind) {
    case 'set-field':
      return <SetField action={action} onChange={onChange} />;
    case 'assign':
      return <Assign action={action} onChange={onChange} />;
    case 'notify':
      return <NotifyFields action={action} onChange={onChange} />;
    case 'email':
      return <EmailFields action={action} onChange={onChange} />;
    case 'create-card':
      return (
        <RuleChoice
          label={form.template}
          value={action.template_id}
          items={templates}
          onChoose={(template_id) => onChange({ ...action, template_id })}
        />
      );
    case 'webhook':
      return (
        <RuleChoice
          label={form.webhook}
          value={action.webhook_id}
          items={webhooks}
          onChoose={(webhook_id) => onChange({ ...action, webhook_id })}
        />
      );
    case 'ai-proposal':
      return <p className="self-end text-sm text-soft">{form.proposalHint}</p>;
    case 'move':
      return (
        <RuleChoice
          label={form.list}
          value={action.list_id}
          items={lists}
          onChoose={(list_id) => onChange({ ...action, list_id })}
        />
      );
    case 'add-label':
    case 'remove-label':
      return (
        <RuleChoice
          label={form.label}
          value={action.label_id}
          items={labels}
          onChoose={(label_id) => onChange({ ...action, label_id })}
        />
      );
    case 'add-item':
      return (
        <TextField
          label={form.item}
          autoComplete="off"
          maxLength={LONGEST_ITEM}
          value={action.text}
          onChange={({ target }) => onChange({ ...action, text: target.value })}
        />
      );
    case 'comment':
      return (
        <TextArea
          label={form.text}
          rows={2}
          value={action.text}
          onChange={({ target }) => onChange({ ...action, text: target.value })}
        />
      );
  }
};
