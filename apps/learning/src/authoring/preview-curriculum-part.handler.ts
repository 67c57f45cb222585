import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { authoringErrors } from '@nivel/contracts/learning/authoring.errors';
import { previewCurriculumPart } from '@nivel/contracts/learning/preview-curriculum-part.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { PublicParts } from '../evidence/public-parts.ts';
import { readDraft } from '../publishing/drafts.repository.ts';

@Handles(previewCurriculumPart)
export class PreviewCurriculumPartHandler implements Handler<typeof previewCurriculumPart> {
  constructor(
    private readonly parts: PublicParts,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle(
    { id }: InputOf<typeof previewCurriculumPart>,
    call: Call,
  ): Promise<OutputOf<typeof previewCurriculumPart>> {
    const { things, published } = await readDraft(this.work.reads);
    const thing = things.get(id) ?? published.get(id);
    if (thing?.kind !== 'part') throw new AppError(authoringErrors.curriculum_thing_not_found);
    const { title } = thing.content;
    return { title, content: this.parts.of(thing.content, actorOf(call).userId, null) };
  }
}
