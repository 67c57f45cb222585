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
import { moneyText } from '../money-text.ts';
import { LeadFields } from './lead-fields.tsx';
import { checkLead, emptyLead, newLeadOf, rowOf, type LeadForm } from './lead-form.ts';
import { leadsText } from './leads-text.ts';
import { useDraftContract } from './use-draft-contract.ts';
import { readLeadsAgain, useLeadError } from './use-lead-changes.ts';

/**
 * The id is chosen once: a repeated request, after a lost answer, creates no second lead. If the form changed in between, the
 * existing lead is changed too.
 */
const createLead = async (id: string, form: LeadForm) => {
  try {
    return await siteClient.call('create_money_lead', newLeadOf(form, id));
  } catch (error) {
    if (!(error instanceof ClientError && error.code === 'idempotency_key_reused')) throw error;
    return siteClient.call('update_money_lead', { lead_id_param: id, updates_param: rowOf(form) });
  }
};

const useCreateLead = (onClose: () => void) => {
  const text = leadsText.useText();
  const client = useQueryClient();
  const [id] = useState(uuidv7);
  const { offer } = useDraftContract();
  return useMutation({
    mutationFn: async (form: LeadForm) => createLead(id, form),
    onSuccess: ({ lead }) => {
      notify({ type: 'success', message: text.created });
      if (lead.stage === 'closed_won') offer(lead);
      onClose();
    },
    onError: () => notify({ type: 'error', message: text.createFailed }),
    onSettled: async () => readLeadsAgain(client),
  });
};

/** Makes a lead. */
export const NewLeadDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = leadsText.useText();
  const inWords = useLeadError();
  const [form, setForm] = useState(emptyLead);
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useCreateLead(onClose);
  const { leaving: labels } = moneyText.useText();
  const leaving = useUnsavedGuard({ isUnsaved: form !== emptyLead });
  const leave = () => leaving.attempt(onClose);
  const problems = isChecked ? checkLead(form, text) : {};
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    const found = checkLead(form, text);
    if (Object.keys(found).length === 0) {
      if (!isPending) mutate(form);
    } else if (found.name) event.currentTarget.querySelector<HTMLElement>('[name=name]')?.focus();
  };
  return (
    <Dialog isOpen onOpenChange={leave} title={text.newLead} closeLabel={text.close} isWide>
      <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
        <LeadFields form={form} problems={problems} change={(values) => setForm({ ...form, ...values })} />
        <FormError>{error ? inWords(error) : undefined}</FormError>
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
