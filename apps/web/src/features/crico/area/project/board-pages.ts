import type { BoardPage } from '@nivel/contracts/projects/board-rows';
import { limits } from '../../../../limits/limits.ts';
import { session } from '../../../../shell/session/session.ts';
import { siteClient } from '../../../../shell/calls/site-client.ts';

/** Reads a project, page by page. */
const read = async (projectId: string): Promise<BoardPage[]> => {
  const pages: BoardPage[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const input = { project_id: projectId, after };
    const page: BoardPage = await siteClient.call('read_board', input, { retries: limits.calls.readRetries });
    pages.push(page);
    after = page.next;
  }
  return pages;
};

interface Early {
  readonly projectId: string;
  /** What was read for one person is for nobody else. */
  readonly userId: string;
  readonly pages: Promise<BoardPage[]>;
}
let early: Early | null | undefined;

/**
 * Begins to read the project that the address names, beside all else that a page load waits for. Once per page load: who comes
 * to a project later has nothing else to wait for.
 */
export const readEarly = (userId: string): void => {
  if (early !== undefined) return;
  const projectId = new URLSearchParams(location.search).get('project');
  early = projectId === null ? null : { projectId, userId, pages: read(projectId) };
  // Whoever shows the project tells what went wrong.
  early?.pages.catch(() => undefined);
};

/** The pages of a project; what was begun early is used once. */
export const readPages = async (projectId: string): Promise<BoardPage[]> => {
  const state = session.state();
  const isOwn = state.status === 'signed-in' && state.user.id === early?.userId;
  const begun = isOwn && early?.projectId === projectId ? early.pages : undefined;
  early = null;
  return begun ?? read(projectId);
};
