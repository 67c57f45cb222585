import type { Fact } from '@nivel/contracts/kernel/fact';
import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { projectChanged } from '@nivel/contracts/projects/project-changed.fact';
import { seedBoards } from '../stack/boards.ts';
import { callersOf, newUserIds } from '../stack/learners.ts';
import type { PrivateStack } from '../stack/private-stack.ts';

/** A person's action during which the service dies. */
export interface CrashedAct {
  /** The service, and the schema with its rows and facts. */
  readonly service: string;
  /** Describes the row that must exist exactly once or not at all. */
  readonly what: string;
  readonly fact: Fact;
  /** The request, under an id of its own. */
  readonly request: (id: string) => { readonly path: string; readonly token?: string; readonly body: object };
  /**
   * SQL: by the id ($1) and the subject of the fact ($2), how often each thing of it exists, and the ids of the facts about it.
   */
  readonly found: string;
}

/** A person signs up: an account, and a requested e-mail. */
export const signingUp: CrashedAct = {
  service: 'auth',
  what: 'accounts',
  fact: mailRequested,
  request: (id) => ({
    path: '/auth/v1/signup',
    body: { email: `${id}@example.com`, password: 'cempasúchil y obsidiana', data: { firstName: 'Inés' } },
  }),
  found: `SELECT ARRAY[(SELECT count(*)::int FROM auth.users WHERE email = $1 || '@example.com')] AS counts,
  ARRAY(SELECT id FROM auth.outbox WHERE subject = $2 AND payload::json->>'email' = $1 || '@example.com') AS facts`,
};

/** A person creates a card: the card, the row of the project's log, and the delta for open windows. */
export const makingCards = async (stack: PrivateStack): Promise<CrashedAct> => {
  const userIds = newUserIds(1);
  const [board] = await stack.withOwner((owner) => seedBoards(owner, userIds, [10]));
  const [caller] = await callersOf(stack.tokens, userIds);
  if (!board || !caller) throw new Error('There is no board to make cards on.');
  const place = { project_id: board.projectId, list_id: board.lists[0] };
  return {
    service: 'projects',
    what: 'cards and rows of the log',
    fact: projectChanged,
    request: (id) => ({
      path: '/rest/v1/rpc/create_card',
      token: caller.token,
      body: { ...place, card_id: id, command_id: id, title: 'Una tarea' },
    }),
    found: `SELECT ARRAY[(SELECT count(*)::int FROM projects.cards WHERE id = $1::uuid),
  (SELECT count(*)::int FROM projects.project_changes WHERE command_id = $1::uuid)] AS counts,
  ARRAY(SELECT id FROM projects.outbox WHERE subject = $2 AND (payload::json->'delta'->>'command_id')::uuid = $1::uuid) AS facts`,
  };
};
