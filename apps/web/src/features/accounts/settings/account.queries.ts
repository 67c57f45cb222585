import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { listSecurityEvents } from '@nivel/contracts/auth/list-security-events.operation';
import type { listSessions } from '@nivel/contracts/auth/list-sessions.operation';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { limits } from '../../../limits/limits.ts';

export type LivingSession = OutputOf<typeof listSessions>['sessions'][number];
export type SecurityEvent = OutputOf<typeof listSecurityEvents>['events'][number];

/** The account's sessions, this browser first. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: async () => (await siteClient.call('list_sessions', {})).sessions,
  });

/** The security events of the account, newest first, page by page. */
export const eventsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['account', 'security-events'],
    queryFn: async ({ pageParam }) =>
      siteClient.call('list_security_events', {
        limit: limits.account.securityEventsPage,
        ...(pageParam && { before: pageParam }),
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ events, hasMore }) => (hasMore ? events.at(-1)?.id : undefined),
  });
