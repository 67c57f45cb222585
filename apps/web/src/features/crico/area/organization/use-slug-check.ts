import { useQuery } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { useSettled } from '../../../../shell/typing/use-settled.ts';
import { cricoKey } from '../data/crico.queries.ts';

export type SlugState = 'unknown' | 'checking' | 'free' | 'taken';

/** Whether a slug is free, checked while typing. Without an answer, the service reports it when the form is sent. */
export const useSlugCheck = (slug: string, isWellFormed: boolean): SlugState => {
  const settled = useSettled(slug);
  const isSettled = settled === slug;
  const { data, isFetching } = useQuery({
    queryKey: [...cricoKey, 'slug', settled],
    queryFn: async () => siteClient.call('check_organization_slug', { slug: settled }),
    enabled: isWellFormed && isSettled,
    retry: false,
    staleTime: 0,
  });
  if (!isWellFormed) return 'unknown';
  if (!isSettled || isFetching) return 'checking';
  if (!data) return 'unknown';
  return data.is_free ? 'free' : 'taken';
};
