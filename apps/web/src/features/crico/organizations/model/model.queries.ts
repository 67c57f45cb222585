import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { readAiModel } from '@nivel/contracts/ai/read-ai-model.operation';
import { queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { organizationKey } from '../../area/data/crico.queries.ts';

export type ShownModel = OutputOf<typeof readAiModel>;

/** The language model of an organization, for those who administer it. */
export const modelQuery = (organization_id: string) =>
  queryOptions({
    queryKey: [...organizationKey(organization_id), 'model'],
    queryFn: async () => siteClient.call('read_ai_model', { organization_id }),
  });
