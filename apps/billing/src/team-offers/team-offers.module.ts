import { Module } from '@nestjs/common';
import { RequestTeamOfferHandler } from './request-team-offer.handler.ts';
import { TeamOffersRepository } from './team-offers.repository.ts';

/** Requests of teams for an offer. */
@Module({ providers: [RequestTeamOfferHandler, TeamOffersRepository] })
export class TeamOffersModule {}
