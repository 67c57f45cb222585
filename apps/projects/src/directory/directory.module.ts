import { Module } from '@nestjs/common';
import { TableReader } from '@nivel/platform/table-reader';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { PeopleModule } from '../people/people.module.ts';
import { DirectoryRepository } from './directory.repository.ts';
import { NotificationPreferences } from './notification-preferences.ts';
import { PersonResolver } from './person-resolver.ts';
import { ReadCricoUsersHandler } from './read-crico-users.handler.ts';
import { SearchPeopleHandler } from './search-people.handler.ts';
import { SignIns } from './sign-ins.ts';

/** The people whom a person can see. */
@Module({
  imports: [AccountsModule, PeopleModule],
  providers: [
    DirectoryRepository,
    NotificationPreferences,
    PersonResolver,
    ReadCricoUsersHandler,
    SearchPeopleHandler,
    SignIns,
    TableReader,
  ],
  exports: [DirectoryRepository],
})
export class DirectoryModule {}
