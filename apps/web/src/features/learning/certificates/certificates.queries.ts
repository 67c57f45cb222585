import type { Procedures } from '@nivel/client/procedures.generated';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { learningKeys } from '../area/data/learning.queries.ts';

type Certificates = OutputOf<Procedures['list_certificates']>;
export type LevelLine = Certificates['levels'][number];
export type Certificate = NonNullable<LevelLine['certificate']>;

/** The learner's own certificates. */
export const certificatesQuery = () =>
  queryOptions({
    queryKey: learningKeys.certificates,
    queryFn: async () => siteClient.call('list_certificates', {}),
  });
