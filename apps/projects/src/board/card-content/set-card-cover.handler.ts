import type { InputOf } from '@nivel/contracts/kernel/operation';
import { setCardCover } from '@nivel/contracts/projects/set-card-cover.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectCommands } from '../commands/project-commands.ts';
import { setCardCoverRule } from './card-cover-rules.ts';

@Handles(setCardCover)
export class SetCardCoverHandler implements Handler<typeof setCardCover> {
  constructor(private readonly commands: ProjectCommands) {}

  handle(input: InputOf<typeof setCardCover>, call: Call): Promise<ProjectDelta> {
    return this.commands.run(setCardCover, setCardCoverRule, input, call);
  }
}
