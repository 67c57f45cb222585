import type { InputOf } from '@nivel/contracts/kernel/operation';
import { deleteCricoProject } from '@nivel/contracts/projects/delete-crico-project.operation';
import { DONE, type Outcome } from '@nivel/contracts/projects/outcome';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectDeletion } from './project-deletion.ts';

@Handles(deleteCricoProject)
export class DeleteCricoProjectHandler implements Handler<typeof deleteCricoProject> {
  constructor(private readonly deletion: ProjectDeletion) {}

  async handle({ project_id_param: id }: InputOf<typeof deleteCricoProject>, call: Call): Promise<Outcome> {
    await this.deletion.delete(call, id);
    return DONE;
  }
}
