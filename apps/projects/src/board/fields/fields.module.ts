import { Module } from '@nestjs/common';
import { CommandsModule } from '../commands/commands.module.ts';
import { CreateFieldHandler } from './create-field.handler.ts';
import { DeleteFieldHandler } from './delete-field.handler.ts';
import { UpdateFieldHandler } from './update-field.handler.ts';

/** Fields of cards that people made up. */
@Module({
  imports: [CommandsModule],
  providers: [CreateFieldHandler, DeleteFieldHandler, UpdateFieldHandler],
})
export class FieldsModule {}
