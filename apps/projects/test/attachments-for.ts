import { afterAll, beforeEach } from '@jest/globals';
import { listUnusedFiles } from '@nivel/contracts/projects/list-unused-files.operation';
import { AttachmentActions } from './attachment-actions.ts';
import type { BoardActions, Place } from './board-actions.ts';
import { Inspector } from './inspector.ts';
import { projectsFor } from './projects-for.ts';
import type { ProjectsUnderTest } from './projects-under-test.ts';

/** What the sweep removes after an idle hour: the keys of each file, its own first. */
const sweep = async (projects: ProjectsUnderTest): Promise<string[][]> => {
  await projects.rows(`UPDATE files SET changed_at = changed_at - interval '61 minutes'`);
  await projects.ask(null, listUnusedFiles, { gone: [] });
  await projects.rows(`UPDATE files SET changed_at = changed_at - interval '61 minutes' WHERE state = 'unused'`);
  const unused = await projects.ask(null, listUnusedFiles, { gone: [] });
  await projects.ask(null, listUnusedFiles, { gone: unused.files.map(({ id }) => id) });
  return unused.files.map(({ keys }) => keys);
};

/** A project with a card, and its people. */
const makeCard = async (projects: ProjectsUnderTest, board: BoardActions) => {
  const director = await projects.aPerson();
  const place: Place = await projects.aProject(director);
  const card_id = await board.make(director, place);
  const [member, guest] = [await projects.inTeam(place.id, 'member'), await projects.inTeam(place.id, 'guest')];
  return { director, member, guest, place, at: { project_id: place.id, card_id } };
};

/** The clients of tests of files. */
export interface Attached {
  readonly projects: ProjectsUnderTest;
  readonly board: BoardActions;
  readonly files: AttachmentActions;
  readonly inspector: Inspector;
  readonly aCard: () => ReturnType<typeof makeCard>;
  /** Keys under which swept files lay. */
  readonly swept: () => Promise<string[]>;
  /** Includes the keys of their possible pictures. */
  readonly sweptKeys: () => Promise<string[][]>;
}

/**
 * A service whose projects hold 3 MB of files of at most 2 MB, with an inspector of files. No upload is in progress before each
 * test.
 * @param begin receives them, once
 */
export const attachmentsFor = (begin: (given: Attached) => void): void => {
  let started: Attached;
  projectsFor(
    async (projects, board) => {
      started = {
        ...{ projects, board, files: new AttachmentActions(projects) },
        inspector: await Inspector.start(projects.stack.natsUrl),
        aCard: () => makeCard(projects, board),
        swept: async () => (await sweep(projects)).map(([own = '']) => own),
        sweptKeys: () => sweep(projects),
      };
      begin(started);
    },
    { ATTACHMENTS_MB_PER_PROJECT: '3', ATTACHMENT_MB: '2' },
  );
  afterAll(() => started.inspector.stop());
  beforeEach(async () => {
    Object.assign(started.inspector, { type: 'other', isReadable: true, meanwhile: () => Promise.resolve() });
    await started.swept();
  });
};
