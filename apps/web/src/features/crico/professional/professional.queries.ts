import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { listMemberProgress } from '@nivel/contracts/projects/list-member-progress.operation';
import { queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { organizationKey } from '../area/data/crico.queries.ts';

type Page = OutputOf<typeof listMemberProgress>;
export type ProgressMember = Page['members'][number];
export type SharedModule = Page['modules'][number];

/** The members of an organization with their shared data; more than these are not held on a page. */
export interface MemberProgress extends Omit<Page, 'next'> {
  readonly isWhole: boolean;
}

const MOST_PAGES = 50;
/** A consent that was just given reaches learning a moment later. */
const LOOK_AGAIN_MS = 2_000;
const MOST_LOOKS = 5;

/** Members who agreed, and are not known to learning yet. */
export const isArriving = (
  { progress: state }: MemberProgress,
  { shares_progress: shares, progress }: ProgressMember,
) => state === 'shown' && shares && progress === null;

const readAll = async (organizationId: string): Promise<MemberProgress> => {
  const input = { organization_id: organizationId };
  let { next, ...all } = await siteClient.call('list_member_progress', input);
  for (let pages = 1; next !== null && pages < MOST_PAGES; pages += 1) {
    const page = await siteClient.call('list_member_progress', { ...input, after: next });
    next = page.next;
    all = {
      ...page,
      // Without members who share, learning is not called for a page.
      modules: page.modules.length > 0 ? page.modules : all.modules,
      progress: page.progress === 'shown' ? all.progress : page.progress,
      members: [...all.members, ...page.members],
    };
  }
  return { ...all, isWhole: next === null };
};

/** Everybody in an organization; read again with all that is held of it when something happens there. */
export const memberProgressQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [...organizationKey(organizationId), 'progress'],
    queryFn: async () => readAll(organizationId),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      dataUpdateCount < MOST_LOOKS && data?.members.some((member) => isArriving(data, member)) ? LOOK_AGAIN_MS : false,
  });
