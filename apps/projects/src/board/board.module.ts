import { Module } from '@nestjs/common';
import { CardContentModule } from './card-content/card-content.module.ts';
import { CardsModule } from './cards/cards.module.ts';
import { CommandsModule } from './commands/commands.module.ts';
import { FieldsModule } from './fields/fields.module.ts';
import { LabelsModule } from './labels/labels.module.ts';
import { ListsModule } from './lists/lists.module.ts';
import { LogModule } from './log/log.module.ts';
import { BoardProjectModule } from './project/board-project.module.ts';
import { RepeatsModule } from './repeats/repeats.module.ts';
import { SnapshotModule } from './snapshot/snapshot.module.ts';
import { UndoModule } from './undo/undo.module.ts';

/** Boards of projects: lists and cards, the commands that change them, and the one log of what changed. */
@Module({
  imports: [
    BoardProjectModule,
    CardContentModule,
    CardsModule,
    CommandsModule,
    FieldsModule,
    LabelsModule,
    ListsModule,
    LogModule,
    RepeatsModule,
    SnapshotModule,
    UndoModule,
  ],
  exports: [CardContentModule, CommandsModule, LogModule],
})
export class BoardModule {}
