import { Injectable } from '@nestjs/common';
import { readProjectOrganization } from '@nivel/contracts/projects/read-project-organization.operation';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { Call } from '@nivel/platform/handler';
import type { AiClient } from '../database.ts';
import type { Endpoint } from './endpoint/completion-request.ts';
import { ModelKeys } from './model-keys.ts';
import { ModelsRepository } from './models.repository.ts';

/** The models of organizations, as their projects use them. */
@Injectable()
export class ProjectModels {
  constructor(
    private readonly models: ModelsRepository,
    private readonly keys: ModelKeys,
    private readonly work: UnitOfWork<AiClient>,
    private readonly rpc: RpcClient,
  ) {}

  /**
   * The model of the organization that a project belongs to; null where it has none, or has switched it off.
   * @throws AppError `forbidden` for those who may not enter the project, `unavailable`
   */
  async of(projectId: string, call: Call): Promise<Endpoint | null> {
    const { reads } = this.work;
    if (!(await this.models.isAnyOn(reads))) return null;
    const { organization_id: id } = await this.rpc.call(readProjectOrganization, { project_id: projectId }, call);
    const stored = id === null ? null : await this.models.find(reads, id);
    if (stored === null || !stored.isOn) return null;
    const { organizationId, address, model, sealedKey } = stored;
    return { address, model, key: sealedKey === null ? null : this.keys.open(organizationId, sealedKey) };
  }
}
