import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.ts';
import { GetUserPermissionsHandler } from './get-user-permissions.handler.ts';

/** What somebody may, as the screens ask for it. */
@Module({ imports: [PeopleModule], providers: [GetUserPermissionsHandler] })
export class PermissionsModule {}
