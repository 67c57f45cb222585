import { beforeEach } from '@jest/globals';
import type { BoardActions, Place } from './board-actions.ts';
import { CommentActions } from './comment-actions.ts';
import { projectsFor } from './projects-for.ts';
import type { ProjectsUnderTest, Somebody } from './projects-under-test.ts';

/** A card with comments, and the actions of its tests. */
export interface Talk {
  readonly projects: ProjectsUnderTest;
  readonly board: BoardActions;
  readonly talk: CommentActions;
  readonly director: Somebody;
  readonly place: Place;
  readonly card: string;
}

/**
 * Each test of a file gets a project of its own with a director and a card.
 * @param begin takes them, before each test
 */
export const commentsFor = (begin: (given: Talk) => void | Promise<void>): void => {
  let started: Pick<Talk, 'projects' | 'board' | 'talk'>;
  projectsFor((projects, board) => {
    started = { projects, board, talk: new CommentActions(projects) };
  });
  beforeEach(async () => {
    const director = await started.projects.aPerson();
    const place = await started.projects.aProject(director);
    await begin({ ...started, director, place, card: await started.board.make(director, place) });
  });
};
