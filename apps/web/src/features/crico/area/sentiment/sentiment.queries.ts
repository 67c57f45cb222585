import { queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { cricoKey } from '../data/crico.queries.ts';

/** The basis of estimates may have changed for everybody. */
export const predictionsOfAll = [...cricoKey, 'predictions'] as const;
export const insightsOfAll = [...cricoKey, 'insights'] as const;

/** Whether the person takes part; another window may have changed it. */
export const sentimentChoiceQuery = () =>
  queryOptions({
    queryKey: [...cricoKey, 'sentiment-choice'],
    queryFn: async () => siteClient.call('read_sentiment_choice', {}),
    staleTime: 0,
  });
