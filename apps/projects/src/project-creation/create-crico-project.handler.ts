import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { createCricoProject } from '@nivel/contracts/projects/create-crico-project.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { CreateProject } from './create-project.ts';

@Handles(createCricoProject)
export class CreateCricoProjectHandler implements Handler<typeof createCricoProject> {
  constructor(private readonly projects: CreateProject) {}

  async handle(input: InputOf<typeof createCricoProject>, call: Call): Promise<OutputOf<typeof createCricoProject>> {
    const project_id = await this.projects.create(call, {
      name: input.name_param,
      description: input.description_param,
      color: input.color_param,
      organizationId: input.organization_id_param,
      template: input.template_param,
      language: input.language_param,
    });
    return { success: true, project_id };
  }
}
