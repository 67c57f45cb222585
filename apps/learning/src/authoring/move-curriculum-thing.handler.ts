import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { authoringErrors } from '@nivel/contracts/learning/authoring.errors';
import { moveCurriculumThing } from '@nivel/contracts/learning/move-curriculum-thing.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { isSameThing } from '../publishing/draft.ts';
import { holdCurriculum, readDraft, settleDraft } from '../publishing/drafts.repository.ts';
import { thingsOf } from '../publishing/things.ts';
import { movedTo } from './moved-things.ts';

@Handles(moveCurriculumThing)
export class MoveCurriculumThingHandler implements Handler<typeof moveCurriculumThing> {
  constructor(private readonly work: UnitOfWork<LearningClient>) {}

  async handle(input: InputOf<typeof moveCurriculumThing>, call: Call): Promise<OutputOf<typeof moveCurriculumThing>> {
    return this.work.run(call, async (unit) => {
      await holdCurriculum(unit);
      const draft = await readDraft(unit);
      const present = thingsOf(draft.tree);
      const thing = present.find(({ id }) => id === input.id);
      if (thing === undefined || thing.kind === 'achievement')
        throw new AppError(authoringErrors.curriculum_thing_not_found);
      const { things, position, count } = movedTo(present, thing, input.position);
      for (const one of things) {
        if (!isSameThing(draft.things.get(one.id), one))
          await settleDraft(unit, draft, { id: one.id, kind: one.kind, thing: one });
      }
      return { position, count };
    });
  }
}
