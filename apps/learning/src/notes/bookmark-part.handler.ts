import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { bookmarkPart } from '@nivel/contracts/learning/bookmark-part.operation';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import { findPart } from '../curriculum/find-part.ts';
import type { LearningClient } from '../database.ts';
import { NotesRepository } from './notes.repository.ts';
import { shownNote } from './shown-note.ts';

@Handles(bookmarkPart)
export class BookmarkPartHandler implements Handler<typeof bookmarkPart> {
  constructor(
    private readonly notes: NotesRepository,
    private readonly curriculum: CurriculumStore,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle(input: InputOf<typeof bookmarkPart>, call: Call): Promise<OutputOf<typeof bookmarkPart>> {
    const { userId } = actorOf(call);
    const { part_id: partId, is_bookmarked: isBookmarked } = input;
    return this.work.run(call, async (unit) => {
      if (!(await this.notes.hasOpened(unit, userId, partId))) {
        // A part that is no longer taught may have been opened: its note stays available to its writer.
        findPart(this.curriculum.current(), partId);
        throw new AppError(learningErrors.part_not_opened);
      }
      return shownNote(partId, await this.notes.bookmark(unit, userId, partId, isBookmarked));
    });
  }
}
