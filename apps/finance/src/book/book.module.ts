import { Module } from '@nestjs/common';
import { AccountRolesModule } from '../account-roles/account-roles.module.ts';
import { BookAssignee } from './book-assignee.ts';
import { BookClock } from './book-clock.ts';
import { BookDay } from './book-day.ts';
import { EnterBookHandler } from './enter-book.handler.ts';
import { ListMoneyPeopleHandler } from './list-money-people.handler.ts';
import { TrashRetention } from './trash-retention.ts';

/** The book as a whole: its live room, its day, how long its trash is kept, and who can be in charge of its rows. */
@Module({
  imports: [AccountRolesModule],
  providers: [BookAssignee, BookClock, BookDay, EnterBookHandler, ListMoneyPeopleHandler, TrashRetention],
  exports: [BookAssignee, BookClock, BookDay, TrashRetention],
})
export class BookModule {}
