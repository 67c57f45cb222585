import { useState, type SubmitEvent } from 'react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { FormError } from '../../area/form-error.tsx';
import { EditorButtons } from '../frame/editor-buttons.tsx';
import { ContractFields } from './contract-fields.tsx';
import { formOf, updatesOf, type ContractForm, type ContractUpdates } from './contract-form.ts';
import { checkContract, isIncomplete } from './contract-problems.ts';
import type { Contract } from './contracts.queries.ts';
import { contractsText } from './contracts-text.ts';
import type { ContractsMessages } from './messages/es-mx.ts';
import { useBookDay } from './use-book-day.ts';
import { useContractDeletion, useUpdateContract } from './use-contract-changes.ts';

const termFields = [
  ...(['total_value', 'contract_type', 'payment_frequency', 'instalments', 'start_date', 'end_date'] as const),
];

/** The effect of a change on future payments, in words. */
const consequence = (contract: Contract, updates: ContractUpdates, text: ContractsMessages): string | undefined => {
  const status = updates.status ?? contract.status;
  const isChanged = status !== contract.status;
  if (status === 'active')
    return isChanged || termFields.some((field) => field in updates) ? text.changes.terms : undefined;
  if (!isChanged) return undefined;
  return status === 'on_hold' ? text.changes.on_hold : text.changes.cancelled;
};

export interface ContractEditorProps {
  readonly contract: Contract;
  /** Unsaved changes; the other fields follow what others change meanwhile. */
  readonly typed: Partial<ContractForm>;
  readonly onType: (typed: Partial<ContractForm>) => void;
  readonly onSaved: (typed: Partial<ContractForm>) => void;
  readonly onClose: () => void;
}

/** The fields of a contract, which are saved together. */
export const ContractEditor = ({ contract, typed, onType, onSaved, onClose }: ContractEditorProps) => {
  const text = contractsText.useText();
  const form = { ...formOf(contract), ...typed };
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending } = useUpdateContract();
  const { remove } = useContractDeletion();
  const problems = checkContract(form, text, useBookDay());
  const updates = updatesOf(contract, form);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (Object.keys(problems).length > 0 || isPending) return;
    if (Object.keys(updates).length === 0) return onClose();
    const onSuccess = () => {
      onSaved(typed);
      notify({ type: 'success', message: text.saved });
    };
    mutate({ id: contract.id, updates }, { onSuccess });
  };
  return (
    <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
      <FormError>{isChecked && isIncomplete(form) ? text.requiredAll : undefined}</FormError>
      <ContractFields
        form={form}
        problems={isChecked ? problems : {}}
        contract={contract}
        change={(values) => onType({ ...typed, ...values })}
      />
      <p role="status" className="text-sm text-soft empty:absolute">
        {consequence(contract, updates, text)}
      </p>
      <EditorButtons
        labels={text}
        isSaving={isPending}
        onRemove={() => {
          remove.mutate(contract);
          onClose();
        }}
      />
    </form>
  );
};
