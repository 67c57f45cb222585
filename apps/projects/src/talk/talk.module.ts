import { Module } from '@nestjs/common';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { MentionReach } from './mention-reach.ts';

/** The common parts of comments and team chat. */
@Module({ imports: [ProjectAccessModule], providers: [MentionReach], exports: [MentionReach] })
export class TalkModule {}
