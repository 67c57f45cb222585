import { inputLook } from '@nivel/ui/field-frame';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import { learningKeys } from '../area/data/learning.queries.ts';
import { reasonText } from '../area/in-words.ts';
import { learningText } from '../area/learning-text.ts';
import { repetitionsQuery } from './repetition.queries.ts';
import { repetitionText } from './repetition-text.ts';

const choices = [5, 10, 20, 30, 50];

/** The learner's maximum of questions a day. Saves run one after the other: the last choice stays. */
export const DailyLimit = ({ limit }: { readonly limit: number }) => {
  const text = repetitionText.useText();
  const learning = learningText.useText();
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    scope: { id: 'repetition-limit' },
    mutationFn: async (daily_limit: number) => siteClient.call('set_repetition_limit', { daily_limit }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: learningKeys.dashboard });
      await client.invalidateQueries(repetitionsQuery());
    },
    onError: (error) => notify({ type: 'error', message: text.limitFailed(reasonText(learning, error)) }),
  });
  const current = isPending ? variables : limit;
  const offered = [...new Set([...choices, current])].sort((one, other) => one - other);
  return (
    <label className="flex flex-wrap items-center gap-3 border-t border-line pt-5 text-sm">
      {text.limit}
      <select
        value={current}
        onChange={({ target }) => mutate(Number(target.value))}
        className={`${inputLook} w-24 tabular-nums`}
      >
        {offered.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </label>
  );
};
