import { ClientError } from '@nivel/client/client-error';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { getOrganization } from '@nivel/contracts/projects/get-organization.operation';
import type { getUserPermissions } from '@nivel/contracts/projects/get-user-permissions.operation';
import type { listMyOrganizations } from '@nivel/contracts/projects/list-my-organizations.operation';
import type { inviteRow } from '@nivel/contracts/projects/invite-shape';
import type { cricoUserRow } from '@nivel/contracts/projects/person-shape';
import type { z } from 'zod';
import { queryOptions } from '@tanstack/react-query';
import { limits } from '../../../../limits/limits.ts';
import { siteClient } from '../../../../shell/calls/site-client.ts';

export type Permissions = OutputOf<typeof getUserPermissions>;
export type ListedOrganization = OutputOf<typeof listMyOrganizations>['organizations'][number];
export type Organization = OutputOf<typeof getOrganization>;
export type Member = Organization['members'][number];
export type Invite = z.output<typeof inviteRow>;
export type Person = z.output<typeof cricoUserRow>;

/** All cached data of Crico for a person start with it. */
export const cricoKey = ['crico'] as const;

/**
 * A person's permissions in Crico; null for a person who is not active in it. Read again often, because rights can be
 * withdrawn.
 */
export const permissionsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...cricoKey, 'permissions', userId],
    queryFn: async (): Promise<Permissions | null> => {
      try {
        return await siteClient.call('get_user_permissions_with_projects', { user_id_param: userId });
      } catch (error) {
        if (error instanceof ClientError && error.code === 'not_a_crico_user') return null;
        throw error;
      }
    },
    staleTime: limits.cache.staleMs,
  });

/** The organizations of the signed-in person, and those in the trash that they may restore. */
export const organizationsQuery = () =>
  queryOptions({
    queryKey: [...cricoKey, 'organizations'],
    queryFn: async () => siteClient.call('list_my_organizations', {}),
  });

/** The key for people who see all organizations. */
export const allOrganizationsKey = [...cricoKey, 'all-organizations'] as const;
export const organizationKey = (id: string) => [...cricoKey, 'organization', id] as const;

/** An organization with its members. */
export const organizationQuery = (id: string) =>
  queryOptions({
    queryKey: organizationKey(id),
    queryFn: async () => siteClient.invoke('GET organizations', { id }),
  });

/** The open invites for the address of the signed-in person. */
export const ownInvitesQuery = (email: string) =>
  queryOptions({
    queryKey: [...cricoKey, 'own-invites', email],
    queryFn: async () =>
      siteClient.rows<Invite>('crico_user_invites', {
        where: { email: `eq.${email.toLowerCase()}`, accepted_at: 'is.null', revoked_at: 'is.null' },
        order: 'sent_at.desc',
      }),
    select: (invites) => invites.filter(({ expires_at: end }) => Date.parse(end) > Date.now()),
  });

/** The row of the signed-in person. */
export const ownPersonQuery = (userId: string) =>
  queryOptions({
    queryKey: [...cricoKey, 'person', userId],
    queryFn: async (): Promise<Person | null> => {
      const [person] = await siteClient.rows<Person>('crico_users', { where: { user_id: `eq.${userId}` } });
      return person ?? null;
    },
  });
