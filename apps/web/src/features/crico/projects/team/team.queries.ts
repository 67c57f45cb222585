import { ClientError } from '@nivel/client/client-error';
import type { TeamMember, TeamRole } from '@nivel/contracts/projects/team-shape';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { cricoText } from '../../area/crico-text.ts';
import { inviteRefusal } from '../../area/in-words.ts';
import { cricoKey, organizationKey } from '../../area/data/crico.queries.ts';
import { projectKey } from '../../area/data/projects.queries.ts';
import { invitesKey } from '../../area/invites/invites.queries.ts';
import type { Assignable } from '../../area/people/assignable.ts';
import type { TeamMessages } from './messages/es-mx.ts';
import { teamText } from './team-text.ts';

export const teamQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'team'],
    queryFn: async () => siteClient.call('get_project_team_members', { project_id_param: projectId }),
    select: ({ team_members: members }) => members,
  });

/** The people of all teams that the caller is in. */
export const overviewQuery = (userId: string) =>
  queryOptions({
    queryKey: [...cricoKey, 'team', 'overview', userId],
    queryFn: async () => siteClient.call('get_user_team_overview', { requesting_user_id: userId }),
    select: ({ members }) => members,
  });

export const nameOf = ({ user_info: info }: Pick<TeamMember, 'user_info'>): string => info.full_name || info.email;

/** Why something of a team was refused, by its code. */
export const wordsOf = (text: TeamMessages, error: unknown, otherwise: string): string =>
  (error instanceof ClientError ? text.errors[error.code] : undefined) ?? otherwise;

/** Reads the shown team again. */
export const useFreshTeam = (projectId: string) => {
  const client = useQueryClient();
  return async () =>
    Promise.all(
      [[...cricoKey, 'team'], projectKey(projectId), invitesKey].map(async (queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
};

/** Gives a member another role. */
export const useManageTeam = (projectId: string) => {
  const text = teamText.useText();
  const refresh = useFreshTeam(projectId);
  return useMutation({
    mutationFn: async ({ member, role }: { readonly member: TeamMember; readonly role: TeamRole }) =>
      siteClient.call('manage_crico_project_team', {
        project_id_param: projectId,
        action_param: 'update_role',
        user_data_param: { user_id: member.user_id, role },
      }),
    onSuccess: () => notify({ type: 'success', message: text.updated }),
    onError: (error) => {
      const title = text.manageFailed;
      notify({ type: 'error', title, message: wordsOf(text, error, title) });
    },
    onSettled: refresh,
  });
};

/** The active people of an organization, as they can be chosen. */
export const colleaguesQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [...organizationKey(organizationId), 'members'],
    queryFn: async () => siteClient.invoke('GET organization-members', { orgId: organizationId }),
    select: ({ members }): Assignable[] =>
      members
        .filter(({ user_info: info }) => info.is_active)
        .map(({ user_id: id, role, user_info: info }) => ({
          id,
          name: info.full_name || info.email,
          email: info.email,
          picture: info.avatar_url,
          roles: [role],
          isActive: true,
        })),
  });

/** Adds a person of the organization to the team immediately. */
export const useAddColleague = (projectId: string) => {
  const text = teamText.useText();
  const refresh = useFreshTeam(projectId);
  return useMutation({
    mutationFn: async ({ person, role }: { readonly person: Assignable; readonly role: TeamRole }) =>
      siteClient.call('manage_crico_project_team', {
        project_id_param: projectId,
        action_param: 'add_member',
        user_data_param: { user_id: person.id, role },
      }),
    onSuccess: (_, { person }) => notify({ type: 'success', message: text.added(person.name) }),
    onError: (error) => notify({ type: 'error', title: text.addFailed, message: wordsOf(text, error, text.addFailed) }),
    onSettled: refresh,
  });
};

/** Brings an address into the team: its person immediately if the caller knows them, else by an invite. */
export const useAddToTeam = (projectId: string, userId: string) => {
  const text = teamText.useText();
  const area = cricoText.useText();
  const client = useQueryClient();
  const refresh = useFreshTeam(projectId);
  return useMutation({
    mutationFn: async ({ email, role }: { readonly email: string; readonly role: TeamRole }) =>
      siteClient.call('invite_user_to_project', { inviting_user_id: userId, project_id: projectId, email, role }),
    onSuccess: async ({ user_id: added }, { email }) => {
      await refresh();
      const members = client.getQueryData(teamQuery(projectId).queryKey)?.team_members;
      const member = members?.find((one) => one.user_id === added);
      notify({ type: 'success', message: added ? text.added(member ? nameOf(member) : email) : text.invited(email) });
    },
    onError: (error) => {
      const message = inviteRefusal(area, error) ?? wordsOf(text, error, text.addFailed);
      notify({ type: 'error', title: text.addFailed, message });
    },
  });
};
