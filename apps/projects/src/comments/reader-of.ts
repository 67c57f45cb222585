import { project } from '@nivel/contracts/projects/memberships';
import { actorOf, roleOf, type Call } from '@nivel/platform/handler';
import { isOfTeam } from '../talk/audience.ts';
import type { Reader } from './comments.repository.ts';

export const readerOf = (call: Call, projectId: string): Reader => ({
  userId: actorOf(call).userId,
  projectId,
  isOfTeam: isOfTeam(roleOf(call, project)),
});
