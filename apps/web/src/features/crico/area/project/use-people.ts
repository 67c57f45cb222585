import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { listProjectPeople } from '@nivel/contracts/projects/list-project-people.operation';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { projectKey } from '../data/projects.queries.ts';
import type { Assignable } from '../people/assignable.ts';

type People = OutputOf<typeof listProjectPeople>;

/** The possible assignees of a project's cards, and those who have some without a right there. */
export const peopleQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'people'],
    queryFn: async () => siteClient.call('list_project_people', { project_id: projectId }),
  });

const asAssignables = ({ people }: People): Assignable[] =>
  people.map(({ user_id: id, full_name: name, email, avatar_url: picture, role }) => ({
    id,
    name: name || (email ?? ''),
    email: email ?? name,
    picture,
    roles: role === null ? [] : [role],
    isActive: role !== null,
  }));

const nobody: readonly Assignable[] = [];

/** The people of a project; none while they are loading. */
export const usePeople = (projectId: string): readonly Assignable[] =>
  useQuery({ ...peopleQuery(projectId), select: asAssignables }).data ?? nobody;
