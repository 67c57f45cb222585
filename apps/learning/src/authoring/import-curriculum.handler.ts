import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import type { ContentProblem } from '@nivel/contracts/learning/authoring';
import { authoringErrors } from '@nivel/contracts/learning/authoring.errors';
import { importCurriculum } from '@nivel/contracts/learning/import-curriculum.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ContentError } from '../curriculum/content-file.ts';
import { treeOfFiles } from '../curriculum/content-loader.ts';
import { contradictionsIn } from '../curriculum/content-rules.ts';
import type { ContentTree } from '../curriculum/content-tree.ts';
import type { LearningClient } from '../database.ts';
import { isSameThing, type Draft } from '../publishing/draft.ts';
import { holdCurriculum, readDraft, saveDraft } from '../publishing/drafts.repository.ts';
import { thingsOf, titleOf, type Thing } from '../publishing/things.ts';
import { ownProblems } from './thing-rules.ts';

/** Most problems that an answer names: whoever mends these sees the next ones. */
const NAMED = 50;

const refuse = (problems: readonly ContentProblem[]): void => {
  if (problems.length === 0) return;
  const details = { problems: problems.slice(0, NAMED) };
  throw new AppError(authoringErrors.curriculum_files_invalid, { details });
};

const treeOf = (files: InputOf<typeof importCurriculum>['files']): ContentTree => {
  try {
    const tree = treeOfFiles(new Map(files.map(({ path, text }) => [path, text])));
    refuse(contradictionsIn(tree));
    return tree;
  } catch (error) {
    if (error instanceof ContentError) refuse(error.problems);
    throw error;
  }
};

/** What keeps a thing of the files out of the draft; it is named by its title. */
const problemsOf = ({ published }: Draft, thing: Thing): ContentProblem[] =>
  ownProblems(published.get(thing.id), thing).map((one) => ({ ...one, place: titleOf(thing) }));

@Handles(importCurriculum)
export class ImportCurriculumHandler implements Handler<typeof importCurriculum> {
  constructor(private readonly work: UnitOfWork<LearningClient>) {}

  async handle({ files }: InputOf<typeof importCurriculum>, call: Call): Promise<OutputOf<typeof importCurriculum>> {
    const things = thingsOf(treeOf(files));
    return this.work.run(call, async (unit) => {
      await holdCurriculum(unit);
      const draft = await readDraft(unit);
      const different = things.filter((thing) => !isSameThing(draft.published.get(thing.id), thing));
      refuse(different.flatMap((thing) => problemsOf(draft, thing)));
      const inWay = different.filter(
        (thing) => draft.drafted.has(thing.id) && !isSameThing(draft.things.get(thing.id), thing),
      );
      if (inWay.length > 0)
        throw new AppError(authoringErrors.curriculum_drafts_in_way, { details: { titles: inWay.map(titleOf) } });
      for (const thing of different) await saveDraft(unit, { id: thing.id, kind: thing.kind, thing });
      return { drafted: different.length };
    });
  }
}
