import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { readNote } from '@nivel/contracts/learning/read-note.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import { findPart } from '../curriculum/find-part.ts';
import type { LearningClient } from '../database.ts';
import { NotesRepository } from './notes.repository.ts';
import { shownNote } from './shown-note.ts';

@Handles(readNote)
export class ReadNoteHandler implements Handler<typeof readNote> {
  constructor(
    private readonly notes: NotesRepository,
    private readonly curriculum: CurriculumStore,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle({ part_id: partId }: InputOf<typeof readNote>, call: Call): Promise<OutputOf<typeof readNote>> {
    const stored = await this.notes.read(this.work.reads, actorOf(call).userId, partId);
    // Notes about parts that are no longer taught stay available.
    if (stored === null) findPart(this.curriculum.current(), partId);
    return shownNote(partId, stored);
  }
}
