import { organizationsQuery, permissionsQuery } from '../features/crico/area/data/crico.queries.ts';
import { readEarly } from '../features/crico/area/project/board-pages.ts';
import { session } from '../shell/session/session.ts';
import type { CacheFill } from '../shell/signed-in/router-context.ts';

/** The data that every page of Crico reads: the person's rights and organizations. */
export const area: CacheFill = async (client) => {
  const state = session.state();
  if (state.status !== 'signed-in') return undefined;
  readEarly(state.user.id);
  return Promise.all([client.query(permissionsQuery(state.user.id)), client.query(organizationsQuery())]);
};
