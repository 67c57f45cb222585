import { Module } from '@nestjs/common';
import { ProjectAccessModule } from '../../project-access/project-access.module.ts';
import { AskedProposalsRepository } from './asked-proposals.repository.ts';
import { MakeDueProposalsHandler } from './make-due-proposals.handler.ts';

/** Proposals that rules ask `ai` for. */
@Module({
  imports: [ProjectAccessModule],
  providers: [AskedProposalsRepository, MakeDueProposalsHandler],
  exports: [AskedProposalsRepository],
})
export class AskedProposalsModule {}
