import { Module } from '@nestjs/common';
import { ModelModule } from '../model/model.module.ts';
import { BreakdownMilestonesHandler } from './breakdown-milestones.handler.ts';
import { ProposalReader } from './model-reading/proposal-reader.ts';
import { ParseDescriptionHandler } from './parse-description.handler.ts';
import { ProposeCardStepsHandler } from './propose-card-steps.handler.ts';

/** Milestones that texts ask for; nothing of a text is stored. */
@Module({
  imports: [ModelModule],
  providers: [BreakdownMilestonesHandler, ParseDescriptionHandler, ProposalReader, ProposeCardStepsHandler],
})
export class ProposalsModule {}
