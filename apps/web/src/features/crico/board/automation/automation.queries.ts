import type { AutomationRun } from '@nivel/contracts/projects/automation/list-automation-runs.operation';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { projectKey } from '../../area/data/projects.queries.ts';

const rulesKey = (projectId: string) => [...projectKey(projectId), 'automation'] as const;

/** The rules of a project; read again whenever its settings change, because rules are among them. */
export const rulesQuery = (project_id: string) =>
  queryOptions({
    queryKey: rulesKey(project_id),
    queryFn: async () => siteClient.call('list_automation_rules', { project_id }),
  });

/** How often the history is read again while a webhook call or a proposal of AI in it waits, in ms. */
const CALL_MS = 5_000;

/** Whether a run waits for somebody else's answer. */
export const isWaiting = ({ deliveries, proposals }: Pick<AutomationRun, 'deliveries' | 'proposals'>): boolean =>
  deliveries.some(({ outcome }) => outcome === 'waiting') || proposals.some(({ state }) => state === 'waiting');

/** The runs of a rule, newest first, in pages; read again when opened, because no event announces the results of calls. */
export const runsQuery = (project_id: string, rule_id: string) =>
  infiniteQueryOptions({
    queryKey: [...rulesKey(project_id), 'runs', rule_id],
    queryFn: async ({ pageParam: before }) =>
      siteClient.call('list_automation_runs', { project_id, rule_id, ...(before !== null && { before }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ runs, has_more: hasMore }) => (hasMore ? (runs.at(-1)?.id ?? null) : null),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.pages.some(({ runs }) => runs.some(isWaiting)) ? CALL_MS : false),
  });

/** The changes that a run on a card, or on all cards, would make now. */
export const previewQuery = (project_id: string, rule_id: string, card_id: string | null) =>
  queryOptions({
    queryKey: [...rulesKey(project_id), 'preview', rule_id, card_id],
    queryFn: async () => siteClient.call('preview_automation_rule', { project_id, rule_id, card_id }),
    // The changes that it would make now.
    staleTime: 0,
    gcTime: 0,
  });
