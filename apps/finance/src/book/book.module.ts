import { Module } from '@nestjs/common';
import { AccountRolesModule } from '../account-roles/account-roles.module.ts';
import { BookAssignee } from './book-assignee.ts';
import { BookDay } from './book-day.ts';
import { EnterBookHandler } from './enter-book.handler.ts';
import { ListMoneyPeopleHandler } from './list-money-people.handler.ts';

/** The book as a whole: its live room, and who can be in charge of its rows. */
@Module({
  imports: [AccountRolesModule],
  providers: [BookAssignee, BookDay, EnterBookHandler, ListMoneyPeopleHandler],
  exports: [BookAssignee, BookDay],
})
export class BookModule {}
