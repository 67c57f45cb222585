import { ClientError } from '@nivel/client/client-error';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { FormError } from '../../area/form-error.tsx';
import { UnsavedQuestion } from '../../../../shell/unsaved/unsaved-question.tsx';
import { useUnsavedGuard } from '../../../../shell/unsaved/unsaved-guard.ts';
import type { Lead } from '../leads/leads.queries.ts';
import { moneyText } from '../money-text.ts';
import { ContractFields } from './contract-fields.tsx';
import { draftOf, emptyContract, newContractOf, rowOf, type ContractForm } from './contract-form.ts';
import { checkContract, isIncomplete, type ContractProblems } from './contract-problems.ts';
import { contractsText } from './contracts-text.ts';
import { SchedulePreview } from './schedule-preview.tsx';
import { useBookDay } from './use-book-day.ts';
import { readContractsAgain, useContractError } from './use-contract-changes.ts';

/**
 * The id is chosen once: a repeated request, after a lost answer, creates no second contract. If the form changed in between,
 * the existing contract is changed too; its currency stays.
 */
const createContract = async (id: string, form: ContractForm, leadId: string | null) => {
  try {
    return await siteClient.call('create_money_contract', newContractOf(form, id, leadId));
  } catch (error) {
    if (!(error instanceof ClientError && error.code === 'idempotency_key_reused')) throw error;
    return siteClient.call('update_money_contract', { contract_id_param: id, updates_param: rowOf(form) });
  }
};

const useCreateContract = (leadId: string | null, onCreated: () => void) => {
  const text = contractsText.useText();
  const client = useQueryClient();
  const [id] = useState(uuidv7);
  return useMutation({
    mutationFn: async (form: ContractForm) => createContract(id, form, leadId),
    onSuccess: () => {
      notify({ type: 'success', message: text.created });
      onCreated();
    },
    onError: () => notify({ type: 'error', message: text.createFailed }),
    onSettled: async () => readContractsAgain(client),
  });
};

const terms: readonly (keyof ContractForm)[] = ['value', 'start', 'end', 'instalments'];

interface NewContractDialogProps {
  /** The lead that was won: known values are filled in. */
  readonly lead?: Lead;
  readonly onClose: () => void;
}

/** Makes a contract, and shows which payments it will have. */
export const NewContractDialog = ({ lead, onClose }: NewContractDialogProps) => {
  const text = contractsText.useText();
  const inWords = useContractError();
  const today = useBookDay();
  const [typed, setTyped] = useState<Partial<ContractForm> | null>(null);
  const form = { ...(lead === undefined ? emptyContract(today) : draftOf(lead, today)), ...typed };
  const [isChecked, setIsChecked] = useState(false);
  const { leaving: labels } = moneyText.useText();
  const leaving = useUnsavedGuard({ isUnsaved: typed !== null });
  const { mutate, isPending, error } = useCreateContract(lead?.id ?? null, () => {
    leaving.release();
    onClose();
  });
  const leave = () => leaving.attempt(onClose);
  const found = checkContract(form, text, today);
  const shown: ContractProblems = isChecked ? found : {};
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (Object.keys(found).length > 0) focusFirst(event.currentTarget, found);
    else if (!isPending) mutate(form);
  };
  const failure = error ? inWords(error) : undefined;
  return (
    <Dialog
      isOpen
      onOpenChange={leave}
      title={lead ? text.fromLead.title(lead.name) : text.newContract}
      closeLabel={text.close}
      isWide
    >
      <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
        <FormError>{isChecked && isIncomplete(form) ? text.requiredAll : failure}</FormError>
        <ContractFields
          form={form}
          problems={shown}
          preview={
            <SchedulePreview form={form} today={today} isWrong={terms.some((field) => found[field] !== undefined)} />
          }
          change={(values) => setTyped({ ...typed, ...values })}
        />
        <div className="flex justify-end gap-2">
          <Button variant="secondary" size="sm" onClick={leave}>
            {text.cancel}
          </Button>
          <Button type="submit" size="sm" loading={isPending}>
            {text.create}
          </Button>
        </div>
      </form>
      <UnsavedQuestion leaving={leaving} labels={labels} />
    </Dialog>
  );
};

/** The first field that can be typed in and is wrong. */
const focusFirst = (form: HTMLFormElement, problems: ContractProblems): void => {
  const name = (['client', 'title', 'value', 'instalments'] as const).find((field) => problems[field] !== undefined);
  if (name !== undefined) form.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
};
