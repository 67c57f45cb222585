import { Module } from '@nestjs/common';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { MentionReach } from './mention-reach.ts';

/** What comments and the chat of a team share. */
@Module({ imports: [ProjectAccessModule], providers: [MentionReach], exports: [MentionReach] })
export class TalkModule {}
