import { Module } from '@nestjs/common';
import { CardContentModule } from '../card-content/card-content.module.ts';
import { CardProposalsModule } from '../card-proposals/card-proposals.module.ts';
import { CommandsModule } from '../commands/commands.module.ts';
import { ApplyProposalHandler } from './apply-proposal.handler.ts';
import { CreateCardHandler } from './create-card.handler.ts';
import { DeleteCardsHandler } from './delete-cards.handler.ts';
import { DuplicateCardHandler } from './duplicate-card.handler.ts';
import { MoveCardsHandler } from './move-cards.handler.ts';
import { PutCardsHandler } from './put-cards.handler.ts';
import { RestoreCardsHandler } from './restore-cards.handler.ts';
import { SaveCardHandler } from './save-card.handler.ts';
import { SetCardStatusHandler } from './set-card-status.handler.ts';
import { UpdateCardsHandler } from './update-cards.handler.ts';

/** Cards as wholes: made, moved, changed, saved, deleted and restored. */
@Module({
  imports: [CardContentModule, CardProposalsModule, CommandsModule],
  providers: [
    ApplyProposalHandler,
    CreateCardHandler,
    DeleteCardsHandler,
    DuplicateCardHandler,
    MoveCardsHandler,
    PutCardsHandler,
    RestoreCardsHandler,
    SaveCardHandler,
    SetCardStatusHandler,
    UpdateCardsHandler,
  ],
})
export class CardsModule {}
