import { Module } from '@nestjs/common';
import { CommandsModule } from '../commands/commands.module.ts';
import { CreateLabelHandler } from './create-label.handler.ts';
import { DeleteLabelHandler } from './delete-label.handler.ts';
import { MergeLabelsHandler } from './merge-labels.handler.ts';
import { UpdateLabelHandler } from './update-label.handler.ts';

/** The labels of projects. */
@Module({
  imports: [CommandsModule],
  providers: [CreateLabelHandler, DeleteLabelHandler, MergeLabelsHandler, UpdateLabelHandler],
})
export class LabelsModule {}
