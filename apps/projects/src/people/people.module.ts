import { Module } from '@nestjs/common';
import { AccountResolver } from './account-resolver.ts';
import { ListPeopleHandler } from './list-people.handler.ts';
import { PeopleChanges } from './people-changes.ts';
import { PeopleRepository } from './people.repository.ts';

/** Who belongs to Crico, and as what. */
@Module({
  providers: [AccountResolver, ListPeopleHandler, PeopleChanges, PeopleRepository],
  exports: [PeopleChanges, PeopleRepository],
})
export class PeopleModule {}
