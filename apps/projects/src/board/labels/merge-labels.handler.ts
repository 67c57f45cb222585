import type { InputOf } from '@nivel/contracts/kernel/operation';
import { mergeLabels } from '@nivel/contracts/projects/merge-labels.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectCommands } from '../commands/project-commands.ts';
import { mergeLabelsRule } from './merge-labels-rule.ts';

@Handles(mergeLabels)
export class MergeLabelsHandler implements Handler<typeof mergeLabels> {
  constructor(private readonly commands: ProjectCommands) {}

  handle(input: InputOf<typeof mergeLabels>, call: Call): Promise<ProjectDelta> {
    return this.commands.run(mergeLabels, mergeLabelsRule, input, call);
  }
}
