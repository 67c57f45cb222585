import { Module } from '@nestjs/common';
import { OrganizationsModule } from '../organizations/organizations.module.ts';
import { ListMemberProgressHandler } from './list-member-progress.handler.ts';
import { SharedProgress } from './shared-progress.ts';

/** The learning progress of organizations' members, for people who may see it. */
@Module({ imports: [OrganizationsModule], providers: [ListMemberProgressHandler, SharedProgress] })
export class MemberProgressModule {}
