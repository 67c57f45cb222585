import { Module } from '@nestjs/common';
import { CardContentModule } from '../board/card-content/card-content.module.ts';
import { CommandsModule } from '../board/commands/commands.module.ts';
import { FindImportedCardsHandler } from './find-imported-cards.handler.ts';
import { ImportCardsHandler } from './import-cards.handler.ts';
import { ImportedCardsRepository } from './imported-cards.repository.ts';

/** Imports of files into projects that exist. */
@Module({
  imports: [CardContentModule, CommandsModule],
  providers: [FindImportedCardsHandler, ImportCardsHandler, ImportedCardsRepository],
})
export class CardImportsModule {}
