import { ClientError } from '@nivel/client/client-error';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { intelligenceText } from './intelligence-text.ts';
import { insightsQuery, type Insight } from './intelligence.queries.ts';

/** Hides an insight immediately, and offers an undo; if hiding fails, it appears again. */
export const useHideInsight = (projectId: string): ((insight: Insight) => void) => {
  const { insights: text } = intelligenceText.useText();
  const client = useQueryClient();
  const query = insightsQuery(projectId);
  const ask = async (insight_id_param: string, hidden_param: boolean) =>
    siteClient.call('hide_ai_insight', { project_id_param: projectId, insight_id_param, hidden_param });
  const again = async () => client.invalidateQueries({ queryKey: query.queryKey });
  const onError = (error: Error) => {
    const isTooMany = error instanceof ClientError && error.code === 'too_many_hidden_insights';
    notify({ type: 'error', message: isTooMany ? text.tooMany : text.hideFailed });
    void again();
  };
  const show = useMutation({ mutationFn: async (id: string) => ask(id, false), onSuccess: again, onError });
  const hide = useMutation({
    mutationFn: async ({ id }: Insight) => ask(id, true),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: query.queryKey });
      client.setQueryData(query.queryKey, (known) => {
        if (!known) return known;
        const insights = known.insights.filter((one) => one.id !== id);
        return { insights, hidden: known.hidden + known.insights.length - insights.length };
      });
    },
    onSuccess: (_, { id }) => {
      notify({ type: 'success', message: text.hiddenNow, action: { label: text.undo, run: () => show.mutate(id) } });
    },
    onError,
  });
  return hide.mutate;
};
