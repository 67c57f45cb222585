import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { listProjectImports } from '@nivel/contracts/projects/transfers/list-project-imports.operation';
import { queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { cricoKey } from '../../area/data/crico.queries.ts';

export type ListedImport = OutputOf<typeof listProjectImports>['imports'][number];

/** Imports that the caller has begun and not ended. */
export const importsQuery = () =>
  queryOptions({
    queryKey: [...cricoKey, 'project-imports'],
    queryFn: async () => siteClient.call('list_project_imports', {}),
    staleTime: 0,
  });
