import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../shell/toasts/toaster.ts';
import { cricoText } from '../area/crico-text.ts';
import { organizationKey, organizationsQuery } from '../area/data/crico.queries.ts';
import { errorText } from '../area/in-words.ts';

interface Act<Input, Answer> {
  readonly call: (input: Input) => Promise<Answer>;
  /** The confirmation text; nothing where the screen shows it. */
  readonly done?: (input: Input, answer: Answer) => string;
  readonly after?: () => void;
  /** Whether the place that asked says itself why it was refused. */
  readonly isToldThere?: boolean;
  /** The caller's reaction to a refusal; the message is shown anyway. */
  readonly onRefused?: (error: Error) => void;
}

/** Does something to an organization, and reads it again: also if it was refused, because another person was faster. */
export const useOrganizationAct = <Input = void, Answer = unknown>(id: string, act: Act<Input, Answer>) => {
  const text = cricoText.useText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: act.call,
    onSuccess: (answer, input) => {
      if (act.done) notify({ type: 'success', message: act.done(input, answer) });
      act.after?.();
    },
    onError: (error) => {
      act.onRefused?.(error);
      if (!act.isToldThere && !act.onRefused) notify({ type: 'error', message: errorText(text, error) });
    },
    onSettled: async () =>
      Promise.all([
        client.invalidateQueries({ queryKey: organizationKey(id) }),
        client.invalidateQueries({ queryKey: organizationsQuery().queryKey }),
      ]),
  });
};
