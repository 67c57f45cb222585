import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.ts';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { GetUserPermissionsHandler } from './get-user-permissions.handler.ts';

/** A person's permissions, in the form that the screens need. */
@Module({ imports: [PeopleModule, ProjectAccessModule], providers: [GetUserPermissionsHandler] })
export class PermissionsModule {}
