import { queryOptions } from '@tanstack/react-query';
import type { CardDates } from '@nivel/planning/card-dates';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { cricoKey } from '../data/crico.queries.ts';
import { projectKey } from '../data/projects.queries.ts';

/** Read again whenever settings of the project change, because baselines are among them. */
export const baselinesQuery = (project_id: string) =>
  queryOptions({
    queryKey: [...projectKey(project_id), 'baselines'],
    queryFn: async () => siteClient.call('list_baselines', { project_id }),
  });

/** The dates that a baseline holds, by the ids of the cards. They never change, so nothing that changes leads to reading them again. */
export const baselineDatesQuery = (project_id: string, baseline_id: string) =>
  queryOptions({
    queryKey: [...cricoKey, 'baseline-dates', project_id, baseline_id],
    staleTime: Infinity,
    queryFn: async () => {
      const dates = new Map<string, CardDates>();
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof readPage>> = await readPage(project_id, baseline_id, after);
        for (const [card, start_on, due_on] of page.dates) dates.set(card, { start_on, due_on });
        after = page.next;
      } while (after !== null);
      return dates;
    },
  });

const readPage = async (project_id: string, baseline_id: string, after: string | null) =>
  siteClient.call('read_baseline', { project_id, baseline_id, after });
