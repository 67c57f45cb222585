import { TextArea } from '@nivel/ui/text-area';
import { TextField } from '@nivel/ui/text-field';
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
  /** The contract that is there already; undefined: a new one. */
  readonly contract?: Contract;
  readonly change: (values: Partial<ContractForm>) => void;
}

/** The fields of a contract. */
export const ContractFields = ({ form, problems, contract, change }: ContractFieldsProps) => {
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
      <div className="grid gap-4 sm:grid-cols-2">
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
