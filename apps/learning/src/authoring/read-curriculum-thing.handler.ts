import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { authoringErrors } from '@nivel/contracts/learning/authoring.errors';
import { readCurriculumThing } from '@nivel/contracts/learning/read-curriculum-thing.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { stateOf } from '../publishing/draft.ts';
import { readDraft } from '../publishing/drafts.repository.ts';
import { revisionOf } from '../publishing/things.ts';

@Handles(readCurriculumThing)
export class ReadCurriculumThingHandler implements Handler<typeof readCurriculumThing> {
  constructor(private readonly work: UnitOfWork<LearningClient>) {}

  async handle({ id }: InputOf<typeof readCurriculumThing>): Promise<OutputOf<typeof readCurriculumThing>> {
    const draft = await readDraft(this.work.reads);
    const now = draft.things.get(id);
    const thing = now ?? draft.published.get(id);
    if (thing === undefined) throw new AppError(authoringErrors.curriculum_thing_not_found);
    const { kind, content } = thing;
    return { kind, id, content: { ...content }, revision: revisionOf(now?.content ?? null), state: stateOf(draft, id) };
  }
}
