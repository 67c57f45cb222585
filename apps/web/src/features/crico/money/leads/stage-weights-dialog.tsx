import { openStages, type OpenStage } from '@nivel/contracts/finance/values/lead-values';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { TextField } from '@nivel/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { FormError } from '../../area/form-error.tsx';
import { UnsavedQuestion } from '../../../../shell/unsaved/unsaved-question.tsx';
import { useUnsavedGuard } from '../../../../shell/unsaved/unsaved-guard.ts';
import { moneyText } from '../money-text.ts';
import { leadsText } from './leads-text.ts';
import { readLeadsAgain, useLeadError } from './use-lead-changes.ts';

type Typed = Readonly<Record<OpenStage, string>>;

const typedOf = (weights: Readonly<Record<string, number>>): Typed =>
  Object.fromEntries(openStages.map((stage) => [stage, String(weights[stage] ?? 0)])) as Typed;

const isPercent = (text: string): boolean => /^\d{1,3}$/.test(text.trim()) && Number(text) <= 100;

interface StageWeightsDialogProps {
  /** In percent. */
  readonly weights: Readonly<Record<string, number>>;
  readonly onClose: () => void;
}

/** Says how much of an expected value counts in each open stage. */
export const StageWeightsDialog = ({ weights, onClose }: StageWeightsDialogProps) => {
  const text = leadsText.useText();
  const inWords = useLeadError();
  const client = useQueryClient();
  const [initial] = useState(() => typedOf(weights));
  const [typed, setTyped] = useState(initial);
  const { leaving: labels } = moneyText.useText();
  const leaving = useUnsavedGuard({ isUnsaved: typed !== initial });
  const leave = () => leaving.attempt(onClose);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const entries = openStages.map((stage) => [stage, Number(typed[stage])] as const);
      const weights_param = Object.fromEntries(entries) as Record<OpenStage, number>;
      return siteClient.call('set_money_stage_weights', { weights_param });
    },
    onSuccess: () => {
      notify({ type: 'success', message: text.totals.saved });
      onClose();
    },
    onError: () => notify({ type: 'error', message: text.totals.saveFailed }),
    onSettled: async () => readLeadsAgain(client),
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (openStages.every((stage) => isPercent(typed[stage])) && !isPending) mutate();
  };
  return (
    <Dialog isOpen onOpenChange={leave} title={text.totals.weighted} closeLabel={text.close}>
      <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
        {openStages.map((stage) => (
          <TextField
            key={stage}
            label={text.totals.percentOf(text.stages[stage])}
            type="number"
            min={0}
            max={100}
            step={1}
            value={typed[stage]}
            {...(!isPercent(typed[stage]) && { error: text.totals.invalid })}
            onChange={({ target }) => setTyped({ ...typed, [stage]: target.value })}
          />
        ))}
        <FormError>{error ? inWords(error) : undefined}</FormError>
        <div className="flex justify-end gap-2">
          <Button variant="secondary" size="sm" onClick={leave}>
            {text.cancel}
          </Button>
          <Button type="submit" size="sm" loading={isPending}>
            {text.save}
          </Button>
        </div>
      </form>
      <UnsavedQuestion leaving={leaving} labels={labels} />
    </Dialog>
  );
};
