import { afterAll, beforeAll } from '@jest/globals';
import { BoardActions } from './board-actions.ts';
import { ProjectsUnderTest } from './projects-under-test.ts';

/**
 * Crico's service for the tests of a file: started before the first, stopped after the last.
 * @param begin receives it and prepares what all tests need
 * @param own settings beside those that every service under test is given
 */
export const projectsFor = (
  begin: (projects: ProjectsUnderTest, board: BoardActions) => void | Promise<void>,
  own: Readonly<Record<string, string>> = {},
): void => {
  let started: ProjectsUnderTest;
  beforeAll(async () => {
    started = await ProjectsUnderTest.start(own);
    await begin(started, new BoardActions(started));
  });
  afterAll(() => started.stop());
};
