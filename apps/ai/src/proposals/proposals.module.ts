import { Module } from '@nestjs/common';
import { BreakdownMilestonesHandler } from './breakdown-milestones.handler.ts';
import { ParseDescriptionHandler } from './parse-description.handler.ts';
import { ProposeCardStepsHandler } from './propose-card-steps.handler.ts';

/** Milestones that texts ask for; nothing of a text is stored. */
@Module({ providers: [BreakdownMilestonesHandler, ParseDescriptionHandler, ProposeCardStepsHandler] })
export class ProposalsModule {}
