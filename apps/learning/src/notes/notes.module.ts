import { Module } from '@nestjs/common';
import { CurriculumModule } from '../curriculum/curriculum.module.ts';
import { BookmarkPartHandler } from './bookmark-part.handler.ts';
import { ListNotesHandler } from './list-notes.handler.ts';
import { NotesRepository } from './notes.repository.ts';
import { ReadNoteHandler } from './read-note.handler.ts';
import { SaveNoteHandler } from './save-note.handler.ts';

/** Learners' private notes about parts. */
@Module({
  imports: [CurriculumModule],
  providers: [BookmarkPartHandler, ListNotesHandler, NotesRepository, ReadNoteHandler, SaveNoteHandler],
})
export class NotesModule {}
