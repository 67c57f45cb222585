import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.ts';
import { ProjectAccessModule } from '../../project-access/project-access.module.ts';
import { CommandsModule } from '../commands/commands.module.ts';
import { ListDueRepeatsHandler } from './list-due-repeats.handler.ts';
import { MakeNextCardHandler } from './make-next-card.handler.ts';
import { RepeatCardHandler } from './repeat-card.handler.ts';
import { RepeatsRepository } from './repeats.repository.ts';
import { SeriesPerson } from './series-person.ts';

/** Repeating cards: the rule of a card, and the next card, which takes it over. */
@Module({
  imports: [AccountsModule, CommandsModule, ProjectAccessModule],
  providers: [ListDueRepeatsHandler, MakeNextCardHandler, RepeatCardHandler, RepeatsRepository, SeriesPerson],
})
export class RepeatsModule {}
