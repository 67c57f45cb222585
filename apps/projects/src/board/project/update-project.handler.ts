import type { InputOf } from '@nivel/contracts/kernel/operation';
import { updateProject } from '@nivel/contracts/projects/update-project.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectCommands } from '../commands/project-commands.ts';
import { updateProjectRule } from './project-rules.ts';

@Handles(updateProject)
export class UpdateProjectHandler implements Handler<typeof updateProject> {
  constructor(private readonly commands: ProjectCommands) {}

  handle(input: InputOf<typeof updateProject>, call: Call): Promise<ProjectDelta> {
    return this.commands.run(updateProject, updateProjectRule, input, call);
  }
}
