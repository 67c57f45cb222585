import type { RuleTrigger } from '@nivel/contracts/projects/automation/automation-rule';
import { leadStages } from '@nivel/contracts/finance/values/lead-values';
import { triggerKinds, watchedFields } from '@nivel/contracts/projects/automation/automation-values';
import { TextField } from '@nivel/ui/text-field';
import { useState } from 'react';
import { ownZone } from '../../../../../shell/days/own-zone.ts';
import { automationText } from '../automation-text.ts';
import { useAutomationSettings } from '../settings/use-automation-settings.ts';
import { CommentFields } from './comment-fields.tsx';
import { newTrigger } from './rule-draft.ts';
import { RuleChoice } from './rule-choice.tsx';
import { ScheduleFields } from './rule-schedule-fields.tsx';
import { useRuleItems } from './use-rule-items.ts';

interface TriggerProps<Trigger extends RuleTrigger = RuleTrigger> {
  readonly trigger: Trigger;
  readonly onChange: (trigger: RuleTrigger) => void;
}

/** Stands for any value; the empty one stands for nothing. */
const ANY = '*';

interface ComparedProps {
  readonly label: string;
  readonly field: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** The value from which, or to which, a field changes; where none is said, any will do. */
const Compared = ({ label, field, value, onChange }: ComparedProps) => {
  const { form } = automationText.useText();
  const { valuesOf } = useRuleItems();
  const values = valuesOf(field);
  if (values === null)
    return (
      <TextField
        label={label}
        hint={form.anyValue}
        autoComplete="off"
        maxLength={200}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
    );
  return (
    <RuleChoice
      label={label}
      value={value ?? ANY}
      items={[[ANY, form.anyValue], ...values, ['', form.empty]]}
      onChoose={(chosen) => onChange(chosen === ANY ? null : chosen)}
    />
  );
};

const FieldChanged = ({ trigger, onChange }: TriggerProps<Extract<RuleTrigger, { kind: 'field-changed' }>>) => {
  const { form } = automationText.useText();
  const { fields } = useRuleItems();
  const { field } = trigger;
  const choose = (chosen: string) => onChange({ ...trigger, field: chosen, from: null, to: null });
  return (
    <>
      <RuleChoice label={form.field} value={field} items={fields(watchedFields)} onChoose={choose} />
      <Compared
        {...{ label: form.from, field }}
        value={trigger.from}
        onChange={(from) => onChange({ ...trigger, from })}
      />
      <Compared {...{ label: form.to, field }} value={trigger.to} onChange={(to) => onChange({ ...trigger, to })} />
    </>
  );
};

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number that is typed; what is none stands there until it is one, and is not saved. */
const NumberField = ({ label, value, onChange }: NumberFieldProps) => {
  const [typed, setTyped] = useState(() => String(value));
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value.trim() === '' ? Number.NaN : Number(target.value));
      }}
    />
  );
};

/** The stage of a lead that makes the rule run. */
const LeadStageChoice = ({ trigger, onChange }: TriggerProps<Extract<RuleTrigger, { kind: 'lead-stage-reached' }>>) => {
  const { form, stages } = automationText.useText();
  return (
    <RuleChoice
      label={form.stage}
      value={trigger.stage}
      items={leadStages.map((stage) => [stage, stages[stage]] as const)}
      onChoose={(chosen) => {
        const stage = leadStages.find((one) => one === chosen);
        if (stage) onChange({ ...trigger, stage });
      }}
    />
  );
};

const Details = ({ trigger, onChange }: TriggerProps) => {
  const { form } = automationText.useText();
  const { lists, persons } = useRuleItems();
  if (trigger.kind === 'field-changed') return <FieldChanged trigger={trigger} onChange={onChange} />;
  if (trigger.kind === 'card-moved')
    return (
      <RuleChoice
        label={form.list}
        value={trigger.list_id}
        items={lists}
        onChoose={(list_id) => onChange({ ...trigger, list_id })}
      />
    );
  if (trigger.kind === 'progress-reached')
    return (
      <NumberField
        label={form.percent}
        value={trigger.percent}
        onChange={(percent) => onChange({ ...trigger, percent })}
      />
    );
  if (trigger.kind === 'due-within')
    return <NumberField label={form.days} value={trigger.days} onChange={(days) => onChange({ ...trigger, days })} />;
  if (trigger.kind === 'comment-added') return <CommentFields trigger={trigger} onChange={onChange} />;
  if (trigger.kind === 'schedule') return <ScheduleFields trigger={trigger} onChange={onChange} />;
  if (trigger.kind === 'lead-stage-reached') return <LeadStageChoice trigger={trigger} onChange={onChange} />;
  if (trigger.kind === 'module-completed' || trigger.kind === 'level-unlocked')
    return (
      <RuleChoice
        label={form.person}
        value={trigger.person ?? ANY}
        items={[[ANY, form.anybody], ...persons]}
        onChoose={(id) => onChange({ ...trigger, person: id === ANY ? null : id })}
      />
    );
  if (trigger.kind !== 'card-assigned') return null;
  return (
    <RuleChoice
      label={form.person}
      value={trigger.assignee ?? ANY}
      items={[[ANY, form.anybody], ...persons]}
      onChoose={(id) => onChange({ ...trigger, assignee: id === ANY ? null : id })}
    />
  );
};

/** What makes a rule run. */
export const TriggerFields = ({ trigger, onChange }: TriggerProps) => {
  const text = automationText.useText();
  const zone = useAutomationSettings()?.time_zone ?? ownZone();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <RuleChoice
        label={text.form.trigger}
        value={trigger.kind}
        items={triggerKinds.map((kind) => [kind, text.triggers[kind]] as const)}
        onChoose={(chosen) => {
          const kind = triggerKinds.find((one) => one === chosen);
          if (kind) onChange(newTrigger(kind, zone));
        }}
      />
      <Details trigger={trigger} onChange={onChange} />
    </div>
  );
};
