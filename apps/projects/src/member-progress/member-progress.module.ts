import { Module } from '@nestjs/common';
import { OrganizationsModule } from '../organizations/organizations.module.ts';
import { ListMemberProgressHandler } from './list-member-progress.handler.ts';
import { SharedProgress } from './shared-progress.ts';

/** How far members of organizations are in learning, for those to whom they showed it. */
@Module({ imports: [OrganizationsModule], providers: [ListMemberProgressHandler, SharedProgress] })
export class MemberProgressModule {}
