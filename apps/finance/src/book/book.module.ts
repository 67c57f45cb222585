import { Module } from '@nestjs/common';
import { AccountRolesModule } from '../account-roles/account-roles.module.ts';
import { BookDay } from './book-day.ts';
import { EnterBookHandler } from './enter-book.handler.ts';
import { ListMoneyPeopleHandler } from './list-money-people.handler.ts';

/** The book as a whole: its live room, and who can be in charge of its rows. */
@Module({
  imports: [AccountRolesModule],
  providers: [BookDay, EnterBookHandler, ListMoneyPeopleHandler],
  exports: [BookDay],
})
export class BookModule {}
