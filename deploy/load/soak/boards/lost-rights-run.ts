import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { percentile } from '../../bench/figures.ts';
import { Refused, sampled } from '../../measuring.ts';
import { seedBoards } from '../../stack/boards.ts';
import { callersOf, newUserIds } from '../../stack/learners.ts';
import type { PrivateStack } from '../../stack/private-stack.ts';
import { send } from '../learner-load.ts';
import { GONE_WITHIN_MS } from '../limits.ts';
import { BoardWindow } from './board-window.ts';

export interface LostRightsReport {
  readonly rounds: number;
  readonly wrongs: readonly string[];
  /** From the request to revoke a right until its window was closed, in ms. */
  readonly p50: number;
  readonly longest: number;
}

const PATIENCE_MS = 10_000;
const MAKE_DIRECTOR = `UPDATE projects.project_members SET role = 'director' WHERE project_id = $1 AND user_id = $2`;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** RTM-5: members are taken out of a team while they look at its board, and another person continues to work on it. */
export const runLostRights = async (stack: PrivateStack, rounds: number): Promise<LostRightsReport> => {
  const userIds = newUserIds(rounds + 1);
  const [directorId = ''] = userIds;
  const projectId = await stack.withOwner(async (owner) => {
    const [board] = await seedBoards(owner, userIds, [20]);
    if (board === undefined) throw new Error('There is no board.');
    await owner.query(MAKE_DIRECTOR, [board.projectId, directorId]);
    return board.projectId;
  });
  const [director, ...members] = await callersOf(stack.tokens, userIds);
  if (director === undefined) throw new Error('There is no director.');
  const agent = new Agent({ keepAlive: true });
  const remove = async (user_id: string): Promise<void> => {
    const given = { project_id_param: projectId, action_param: 'remove_member', user_data_param: { user_id } };
    const url = new URL('/rest/v1/rpc/manage_crico_project_team', stack.site);
    const response = await send(url, agent, director.token, JSON.stringify(given), PATIENCE_MS);
    if (response?.status !== 200) throw new Refused('the removal of a member', response?.status ?? 0, response?.body);
  };
  const watcher = new BoardWindow(stack.site, director, projectId);
  await watcher.open();
  const list_id = watcher.rows?.lists.keys().next().value;
  const waits: number[] = [];
  const wrongs: string[] = [];
  await sampled(members.entries(), async ([round, member]) => {
    const window = new BoardWindow(stack.site, member, projectId);
    await window.open();
    const askedAt = performance.now();
    await remove(member.userId);
    const card = { card_id: randomUUID(), command_id: randomUUID(), list_id, title: 'Después' };
    const { sequence } = (await watcher.ask('create_card', card)).body as ProjectDelta;
    const until = askedAt + PATIENCE_MS;
    while ((window.closedAt === null || watcher.sequence < sequence) && performance.now() < until) await pause(1);
    const wait = (window.closedAt ?? Number.POSITIVE_INFINITY) - askedAt;
    waits.push(wait);
    if (wait > GONE_WITHIN_MS) wrongs.push(`round ${round}: the window was open for ${Math.round(wait)} ms`);
    if (window.sequence >= sequence) wrongs.push(`round ${round}: the window was shown what was done after`);
    if (watcher.sequence < sequence) wrongs.push(`round ${round}: the director was not shown it`);
    window.close();
  });
  watcher.close();
  agent.destroy();
  const sorted = waits.toSorted((one, other) => one - other);
  return { rounds: waits.length, wrongs, p50: percentile(sorted, 0.5), longest: percentile(sorted, 1) };
};
