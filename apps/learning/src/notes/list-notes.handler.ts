import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listNotes } from '@nivel/contracts/learning/list-notes.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import type { LearningClient } from '../database.ts';
import { NotesRepository } from './notes.repository.ts';
import { shownInList } from './shown-note.ts';
import { titledWith } from './titled-with.ts';

@Handles(listNotes)
export class ListNotesHandler implements Handler<typeof listNotes> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly notes: NotesRepository,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle({ search }: InputOf<typeof listNotes>, call: Call): Promise<OutputOf<typeof listNotes>> {
    const curriculum = this.curriculum.current();
    const titled = titledWith(curriculum.partById.values(), search);
    const found = await this.notes.list(this.work.reads, actorOf(call).userId, search, titled);
    return { notes: found.map((one) => shownInList(curriculum, one)) };
  }
}
