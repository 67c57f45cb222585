import { contractStatuses } from '@nivel/contracts/finance/contract-values';
import { TextArea } from '@nivel/ui/text-area';
import { TextField } from '@nivel/ui/text-field';
import type { ReactNode } from 'react';
import { MoneyChoice } from '../frame/money-choice.tsx';
import { PersonInCharge } from '../frame/person-in-charge.tsx';
import type { ContractForm } from './contract-form.ts';
import { ContractPlaceChoices } from './contract-place-choices.tsx';
import type { ContractProblems } from './contract-problems.ts';
import { ContractTermsFields } from './contract-terms-fields.tsx';
import { contractsText } from './contracts-text.ts';
import type { Contract } from './contracts.queries.ts';

interface ContractFieldsProps {
  readonly form: ContractForm;
  readonly problems: ContractProblems;
  /** The existing contract; undefined: a new one. */
  readonly contract?: Contract;
  /** The consequences of the terms, shown below them. */
  readonly preview?: ReactNode;
  readonly change: (values: Partial<ContractForm>) => void;
}

type StatusChoiceProps = Pick<ContractFieldsProps, 'form' | 'contract' | 'change'>;

/** A new one is active or not started; an existing one can have any status. */
const StatusChoice = ({ form, contract, change }: StatusChoiceProps) => {
  const text = contractsText.useText();
  const isNew = contract === undefined;
  const statuses = isNew ? (['active', 'on_hold'] as const) : contractStatuses;
  return (
    <MoneyChoice
      label={text.fields.status}
      value={form.status}
      items={statuses.map((one) => [one, one === 'on_hold' && isNew ? text.notStarted : text.statuses[one]] as const)}
      onChoose={(chosen) => change({ status: contractStatuses.find((one) => one === chosen) ?? form.status })}
    />
  );
};

/** The fields of a contract. */
export const ContractFields = ({ form, problems, contract, preview, change }: ContractFieldsProps) => {
  const text = contractsText.useText();
  return (
    <>
      <TextField
        label={text.fields.client_name}
        name="client"
        required
        autoComplete="off"
        value={form.client}
        {...(problems.client && { error: problems.client })}
        onChange={({ target }) => change({ client: target.value })}
      />
      <TextField
        label={text.fields.contract_title}
        name="title"
        required
        autoComplete="off"
        value={form.title}
        {...(problems.title && { error: problems.title })}
        onChange={({ target }) => change({ title: target.value })}
      />
      <ContractTermsFields form={form} problems={problems} isWhole={contract !== undefined} change={change} />
      {preview}
      <div className="grid gap-4 sm:grid-cols-2">
        <StatusChoice form={form} {...(contract && { contract })} change={change} />
        <PersonInCharge
          label={text.fields.assigned_to}
          value={form.assignedTo}
          otherwise={contract?.assigned_to_name ?? text.goneAssignee}
          nobody={text.nobody}
          onChoose={(assignedTo) => change({ assignedTo })}
        />
        <ContractPlaceChoices form={form} projectName={contract?.project_name ?? null} change={change} />
      </div>
      <TextArea
        label={text.fields.notes}
        rows={3}
        value={form.notes}
        {...(problems.notes && { error: problems.notes })}
        onChange={({ target }) => change({ notes: target.value })}
      />
    </>
  );
};
