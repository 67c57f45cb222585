import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { putLink } from '@nivel/contracts/projects/put-link.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectCommands } from '../commands/project-commands.ts';
import { putLinkRule } from './link-rules.ts';

@Handles(putLink)
export class PutLinkHandler implements Handler<typeof putLink> {
  constructor(private readonly commands: ProjectCommands) {}

  async handle(input: InputOf<typeof putLink>, call: Call): Promise<ProjectDelta> {
    return this.commands.run(putLink, putLinkRule, input, call);
  }
}
