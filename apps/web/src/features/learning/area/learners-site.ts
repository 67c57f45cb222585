import { session } from '../../../shell/session/session.ts';
import { fakeSite, type Doors, type Visit } from '../../../testing/fake-site.ts';
import { aSession } from '../../../testing/learners.ts';
import { aNote } from './notes/notes.fixtures.ts';
import { aDashboard, aModule, moduleId, partIds } from './learning.fixtures.ts';

/** The address of the fixtures' part. */
export const partPath = `/dashboard/modulos/${moduleId}/partes/${partIds[1]}`;

/** A signed-in learner's site; screens come from one door, by their queries. */
export const learnersSite = (
  doors: Doors,
  screens: { dashboard?: unknown; module?: unknown; unread?: number; user?: Readonly<Record<string, unknown>> } = {},
): Visit[] => {
  session.adopt(aSession(screens.user));
  return fakeSite({
    'POST /graphql': (body) =>
      (body as { query: string }).query.includes('studentDashboard')
        ? { body: { data: { studentDashboard: screens.dashboard ?? aDashboard() } } }
        : { body: { data: { module: screens.module ?? aModule() } } },
    'POST /rest/v1/rpc/list_notifications': () => ({ body: { notifications: [], unread: screens.unread ?? 2 } }),
    'POST /rest/v1/rpc/read_note': (body) => ({ body: aNote({ part_id: (body as { part_id: string }).part_id }) }),
    'GET /rest/v1/user_subscription_details': () => ({ body: [] }),
    'POST /rest/v1/rpc/list_passes': () => ({ body: { passes: [] } }),
    ...doors,
  });
};

export { leave, toasts } from '../../../testing/leave.ts';
