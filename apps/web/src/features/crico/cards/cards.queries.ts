import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { cricoKey } from '../area/data/crico.queries.ts';

/** What a board does not hold of a card. A text that was changed since is read anew; meanwhile the one before is shown. */
export const cardQuery = (projectId: string, { id, description_version, notes_version }: CardRow) =>
  queryOptions({
    queryKey: [...cricoKey, 'card', projectId, id, description_version, notes_version],
    queryFn: async () => siteClient.call('read_card', { project_id: projectId, card_id: id }),
    placeholderData: keepPreviousData,
  });
