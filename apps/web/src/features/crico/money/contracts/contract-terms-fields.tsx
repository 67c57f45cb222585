import { contractLimits, contractTypes, paymentFrequencies } from '@nivel/contracts/finance/contract-values';
import { currencies } from '@nivel/contracts/finance/money';
import { TextField } from '@nivel/ui/text-field';
import { DayInput } from '../../../../shell/days/day-input.tsx';
import { MoneyChoice } from '../frame/money-choice.tsx';
import type { ContractForm } from './contract-form.ts';
import type { ContractProblems } from './contract-problems.ts';
import { contractsText } from './contracts-text.ts';

interface ContractTermsFieldsProps {
  readonly form: ContractForm;
  readonly problems: ContractProblems;
  /** An existing contract keeps its currency. */
  readonly isWhole: boolean;
  readonly change: (values: Partial<ContractForm>) => void;
}

const Rhythm = ({ form, problems, change }: ContractTermsFieldsProps) => {
  const text = contractsText.useText();
  if (form.type === 'recurring')
    return (
      <MoneyChoice
        label={text.fields.payment_frequency}
        value={form.frequency}
        items={paymentFrequencies.map((one) => [one, text.frequencies[one]] as const)}
        onChoose={(chosen) => change({ frequency: paymentFrequencies.find((one) => one === chosen) ?? form.frequency })}
      />
    );
  return (
    <TextField
      label={text.fields.instalments}
      name="instalments"
      type="number"
      inputMode="numeric"
      min={1}
      max={contractLimits.instalments}
      step={1}
      value={form.instalments}
      {...(problems.instalments && { error: problems.instalments })}
      onChange={({ target }) => change({ instalments: target.value })}
    />
  );
};

const Value = ({ form, problems, isWhole, change }: ContractTermsFieldsProps) => {
  const text = contractsText.useText();
  return (
    <>
      <TextField
        label={text.fields.total_value}
        name="value"
        type="number"
        inputMode="decimal"
        required
        min={0}
        step={0.01}
        value={form.value}
        {...(problems.value && { error: problems.value })}
        onChange={({ target }) => change({ value: target.value })}
      />
      {isWhole ? (
        <TextField
          label={text.fields.currency}
          value={form.currency}
          hint={text.currencyFixed}
          readOnly
          className="cursor-default bg-sunken text-soft"
        />
      ) : (
        <MoneyChoice
          label={text.fields.currency}
          value={form.currency}
          items={currencies.map((one) => [one, one] as const)}
          onChoose={(chosen) => change({ currency: currencies.find((one) => one === chosen) ?? form.currency })}
        />
      )}
    </>
  );
};

/** The terms of a contract that decide days and amounts of payments. */
export const ContractTermsFields = (props: ContractTermsFieldsProps) => {
  const { form, problems, change } = props;
  const text = contractsText.useText();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Value {...props} />
      <MoneyChoice
        label={text.fields.contract_type}
        value={form.type}
        items={contractTypes.map((one) => [one, text.types[one]] as const)}
        onChoose={(chosen) => change({ type: contractTypes.find((one) => one === chosen) ?? form.type })}
      />
      <Rhythm {...props} />
      <DayInput
        label={text.fields.start_date}
        required
        value={form.start}
        error={problems.start}
        onChange={(start) => change({ start })}
      />
      <DayInput
        label={text.fields.end_date}
        value={form.end}
        {...(form.type === 'recurring' && { hint: text.openEndedHint })}
        error={problems.end}
        onChange={(end) => change({ end })}
      />
    </div>
  );
};
