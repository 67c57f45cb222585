import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import { noteErrors } from '@nivel/contracts/learning/note.errors';
import { saveNote } from '@nivel/contracts/learning/save-note.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import { findPart } from '../curriculum/find-part.ts';
import type { LearningClient } from '../database.ts';
import { NotesRepository } from './notes.repository.ts';
import { shownNote } from './shown-note.ts';

@Handles(saveNote)
export class SaveNoteHandler implements Handler<typeof saveNote> {
  constructor(
    private readonly notes: NotesRepository,
    private readonly curriculum: CurriculumStore,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle(input: InputOf<typeof saveNote>, call: Call): Promise<OutputOf<typeof saveNote>> {
    const { userId } = actorOf(call);
    const { part_id: partId } = input;
    return this.work.run(call, async (unit) => {
      if (!(await this.notes.hasOpened(unit, userId, partId))) {
        // A part that is no longer taught may have been opened: its note stays available to its writer.
        findPart(this.curriculum.current(), partId);
        throw new AppError(learningErrors.part_not_opened);
      }
      const saved = await this.notes.save(unit, { userId, partId }, input);
      if (saved !== null) return shownNote(partId, saved);
      const stored = shownNote(partId, await this.notes.read(unit, userId, partId));
      const { text, version, updated_at } = stored;
      // The same text is already saved, so the command succeeds: a client repeats it after a lost answer.
      if (text !== input.text) throw new AppError(noteErrors.note_changed, { details: { text, version, updated_at } });
      return stored;
    });
  }
}
