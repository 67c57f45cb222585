import { Module } from '@nestjs/common';
import { AccountResolver } from './account-resolver.ts';
import { ListPeopleHandler } from './list-people.handler.ts';
import { PeopleChanges } from './people-changes.ts';
import { PeopleRepository } from './people.repository.ts';
import { ReadAccountRoleHandler } from './read-account-role.handler.ts';

/** The people of Crico, and their roles. */
@Module({
  providers: [AccountResolver, ListPeopleHandler, PeopleChanges, PeopleRepository, ReadAccountRoleHandler],
  exports: [PeopleChanges, PeopleRepository],
})
export class PeopleModule {}
