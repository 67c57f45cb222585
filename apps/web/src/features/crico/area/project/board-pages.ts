import type { BoardPage } from '@nivel/contracts/projects/board-rows';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { limits } from '../../../../limits/limits.ts';
import { session } from '../../../../shell/session/session.ts';
import { siteClient } from '../../../../shell/calls/site-client.ts';

/** A project that is being read, page by page. */
interface BoardReading {
  readonly first: Promise<BoardPage>;
  readonly all: Promise<readonly BoardPage[]>;
}

const retrying = { retries: limits.calls.readRetries };

const readPage = (project_id: string, after: number): Promise<BoardPage> =>
  siteClient.call('read_board', { project_id, after }, retrying);

const readAll = async (projectId: string, first: Promise<BoardPage>): Promise<readonly BoardPage[]> => {
  const pages = [await first];
  for (let after = pages[0]?.next ?? null; after !== null; after = pages.at(-1)?.next ?? null)
    pages.push(await readPage(projectId, after));
  return pages;
};

const read = (projectId: string): BoardReading => {
  const first = readPage(projectId, 0);
  const all = readAll(projectId, first);
  // The component that shows the project reports the error.
  all.catch(() => undefined);
  return { first, all };
};

interface Early {
  readonly projectId: string;
  /** Data read for one person must not be used for another. */
  readonly userId: string;
  readonly reading: BoardReading;
}
let early: Early | null | undefined;

/**
 * Starts reading the project that the address names, in parallel with everything else that a page load waits for. Once per page
 * load: a later visit to a project has nothing else to wait for.
 */
export const readEarly = (userId: string): void => {
  if (early !== undefined) return;
  const projectId = new URLSearchParams(location.search).get('project');
  early = projectId === null ? null : { projectId, userId, reading: read(projectId) };
};

/** The pages of a project; a request that was started early is used once. */
export const readPages = (projectId: string): BoardReading => {
  const state = session.state();
  const isOwn = state.status === 'signed-in' && state.user.id === early?.userId;
  const begun = isOwn && early?.projectId === projectId ? early.reading : undefined;
  early = null;
  return begun ?? read(projectId);
};

const isAboutTeam = ({ changes }: ProjectDelta): boolean => changes.some(({ of }) => of === 'team');

/**
 * The changes of a project after a sequence number.
 *
 * @returns null if the project has to be read again: too much has happened, or the team has changed, whose present roles the
 * log does not contain
 */
export const readChanges = async (project_id: string, after: number): Promise<readonly ProjectDelta[] | null> => {
  const { deltas } = await siteClient.call('list_project_changes', { project_id, after }, retrying);
  return deltas === null || deltas.some(isAboutTeam) ? null : deltas;
};
