import { Module } from '@nestjs/common';
import { CardProposalsRepository } from './card-proposals.repository.ts';
import { DismissCardProposalHandler } from './dismiss-card-proposal.handler.ts';

/** Proposals of cards that wait for the decision of a person. */
@Module({
  providers: [CardProposalsRepository, DismissCardProposalHandler],
  exports: [CardProposalsRepository],
})
export class CardProposalsModule {}
