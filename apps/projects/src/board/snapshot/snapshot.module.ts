import { Module } from '@nestjs/common';
import { ReadBoardHandler } from './read-board.handler.ts';
import { ReadCardHandler } from './read-card.handler.ts';

/** The current state of a board and of a card. */
@Module({
  providers: [ReadBoardHandler, ReadCardHandler],
})
export class SnapshotModule {}
