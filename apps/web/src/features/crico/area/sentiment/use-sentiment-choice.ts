import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { cricoText } from '../crico-text.ts';
import { errorText } from '../in-words.ts';
import { sentimentText } from './sentiment-text.ts';
import { insightsOfAll, predictionsOfAll, sentimentChoiceQuery } from './sentiment.queries.ts';

/** Sets whether the person takes part in estimates, and reads the estimates again, also after a refusal. */
export const useSentimentChoice = () => {
  const text = cricoText.useText();
  const words = sentimentText.useText();
  const client = useQueryClient();
  const mutationKey = ['crico', 'sentiment-choice'];
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async (takes_part: boolean) => siteClient.call('set_sentiment_choice', { takes_part }),
    onSuccess: (choice) => {
      client.setQueryData(sentimentChoiceQuery().queryKey, choice);
      notify({ type: 'success', message: choice.takes_part ? words.included : words.excluded });
    },
    onError: (error) => notify({ type: 'error', message: errorText(text, error) }),
    onSettled: async () =>
      Promise.all(
        [sentimentChoiceQuery().queryKey, predictionsOfAll, insightsOfAll].map(async (queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return {
    isPending,
    /** A pending answer is not sent twice. */
    say: (takesPart: boolean) => {
      if (client.isMutating({ mutationKey }) === 0) mutate(takesPart);
    },
  };
};
