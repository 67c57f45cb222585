import { allocationTypes, payoutSchedules } from '@nivel/contracts/finance/equity-values';
import { TextField } from '@nivel/ui/text-field';
import { DayInput } from '../../../../shell/days/day-input.tsx';
import { MoneyChoice } from '../frame/money-choice.tsx';
import { allocationIn, payoutIn, type EquityForm, type EquityProblems } from './equity-form.ts';
import { equityText } from './equity-text.ts';

interface EquityFieldsProps {
  readonly form: EquityForm;
  readonly problems: EquityProblems;
  /** The unassigned part of the project. */
  readonly hint?: string | undefined;
  readonly change: (values: Partial<EquityForm>) => void;
}

type MonthsField = 'cliff' | 'length' | 'interval';

const changeOf: Readonly<Record<MonthsField, (months: string) => Partial<EquityForm>>> = {
  cliff: (cliff) => ({ cliff }),
  length: (length) => ({ length }),
  interval: (interval) => ({ interval }),
};

interface MonthsProps extends EquityFieldsProps {
  readonly field: MonthsField;
}

const Months = ({ form, problems, change, field }: MonthsProps) => {
  const { vestingFields } = equityText.useText();
  const error = problems[field];
  return (
    <TextField
      label={vestingFields[field]}
      type="number"
      inputMode="numeric"
      min={0}
      step={1}
      value={form[field]}
      {...(error && { error })}
      onChange={({ target }) => change(changeOf[field](target.value))}
    />
  );
};

const Vesting = (props: EquityFieldsProps) => {
  const text = equityText.useText();
  const { form, problems, change } = props;
  return (
    <fieldset className="flex flex-col gap-4 rounded-md border border-line p-4">
      <legend className="px-1">{text.fields.vesting}</legend>
      <label className="flex min-h-6 items-center gap-2 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4 accent-(--accent)"
          checked={form.hasVesting}
          onChange={({ target }) => change({ hasVesting: target.checked })}
        />
        {text.withVesting}
      </label>
      {form.hasVesting ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <DayInput
            label={text.vestingFields.start}
            value={form.start}
            error={problems.start}
            onChange={(start) => change({ start })}
          />
          <Months {...props} field="length" />
          <Months {...props} field="interval" />
          <Months {...props} field="cliff" />
          <MoneyChoice
            label={text.vestingFields.allocation}
            value={form.allocation}
            items={allocationTypes.map((one) => [one, text.allocations[one]] as const)}
            onChoose={(chosen) => change({ allocation: allocationIn(chosen) ?? form.allocation })}
          />
        </div>
      ) : (
        <p className="text-sm text-soft">{text.noVesting}</p>
      )}
    </fieldset>
  );
};

/** The fields of an assignment that can be changed later. */
export const EquityFields = (props: EquityFieldsProps) => {
  const { form, problems, hint, change } = props;
  const text = equityText.useText();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={text.percentLabel}
          name="percent"
          type="number"
          inputMode="decimal"
          min={0.01}
          max={100}
          step={0.01}
          required
          value={form.percent}
          {...(hint !== undefined && { hint })}
          {...(problems.percent && { error: problems.percent })}
          onChange={({ target }) => change({ percent: target.value })}
        />
        <MoneyChoice
          label={text.fields.payout_schedule}
          value={form.payout}
          items={payoutSchedules.map((one) => [one, text.payouts[one]] as const)}
          onChoose={(chosen) => change({ payout: payoutIn(chosen) ?? form.payout })}
        />
        <DayInput
          label={text.fields.assigned_at}
          value={form.assignedAt}
          error={problems.assignedAt}
          onChange={(assignedAt) => change({ assignedAt })}
        />
      </div>
      <Vesting {...props} />
    </>
  );
};
