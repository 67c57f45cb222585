import { leadStages } from '@nivel/contracts/finance/values/lead-values';
import { currencies } from '@nivel/contracts/finance/money';
import { TextArea } from '@nivel/ui/text-area';
import { TextField } from '@nivel/ui/text-field';
import { DayInput } from '../../../../shell/days/day-input.tsx';
import { MoneyChoice } from '../frame/money-choice.tsx';
import { PersonInCharge } from '../frame/person-in-charge.tsx';
import { stageIn, type LeadForm, type LeadProblems } from './lead-form.ts';
import { leadsText } from './leads-text.ts';

interface LeadFieldsProps {
  readonly form: LeadForm;
  readonly problems: LeadProblems;
  /** The name of the person in charge. */
  readonly assigneeName?: string | null;
  /** The fields of an existing lead. */
  readonly isWhole?: boolean;
  readonly change: (values: Partial<LeadForm>) => void;
}

const FollowUp = ({ form, problems, change }: LeadFieldsProps) => {
  const text = leadsText.useText();
  return (
    <>
      {form.stage === 'closed_lost' && (
        <TextField
          label={text.fields.lost_reason}
          value={form.lostReason}
          {...(problems.lostReason && { error: problems.lostReason })}
          onChange={({ target }) => change({ lostReason: target.value })}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={text.fields.next_step}
          value={form.nextStep}
          {...(problems.nextStep && { error: problems.nextStep })}
          onChange={({ target }) => change({ nextStep: target.value })}
        />
        <DayInput
          label={text.fields.next_step_on}
          value={form.nextStepOn}
          error={problems.nextStepOn}
          onChange={(nextStepOn) => change({ nextStepOn })}
        />
      </div>
    </>
  );
};

/** The fields of a lead. */
export const LeadFields = (props: LeadFieldsProps) => {
  const { form, problems, assigneeName = null, isWhole = false, change } = props;
  const text = leadsText.useText();
  return (
    <>
      <TextField
        label={text.fields.name}
        name="name"
        required
        autoComplete="off"
        value={form.name}
        {...(problems.name && { error: problems.name })}
        onChange={({ target }) => change({ name: target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={text.fields.expected_value}
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          value={form.value}
          {...(problems.value && { error: problems.value })}
          onChange={({ target }) => change({ value: target.value })}
        />
        <MoneyChoice
          label={text.fields.currency}
          value={form.currency}
          items={currencies.map((one) => [one, one] as const)}
          onChoose={(chosen) => change({ currency: currencies.find((one) => one === chosen) ?? form.currency })}
        />
        <MoneyChoice
          label={text.fields.stage}
          value={form.stage}
          items={leadStages.map((stage) => [stage, text.stages[stage]] as const)}
          onChoose={(chosen) => change({ stage: stageIn(chosen) ?? form.stage })}
        />
        <PersonInCharge
          label={text.fields.assigned_to}
          value={form.assignedTo}
          otherwise={assigneeName ?? text.goneAssignee}
          nobody={text.nobody}
          onChoose={(assignedTo) => change({ assignedTo })}
        />
      </div>
      <TextField
        label={text.fields.source}
        value={form.source}
        {...(problems.source && { error: problems.source })}
        onChange={({ target }) => change({ source: target.value })}
      />
      {isWhole && <FollowUp {...props} />}
      <TextArea
        label={text.fields.notes}
        rows={4}
        value={form.notes}
        {...(problems.notes && { error: problems.notes })}
        onChange={({ target }) => change({ notes: target.value })}
      />
    </>
  );
};
