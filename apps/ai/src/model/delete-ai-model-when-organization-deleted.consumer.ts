import { organizationChanged } from '@nivel/contracts/projects/organization-changed.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { AiUnit } from '../database.ts';
import { ModelsRepository } from './models.repository.ts';

/** The model of an organization and its key are deleted with it. A restored organization has to set it up again. */
@Consumes(organizationChanged, 'delete-ai-model-when-organization-deleted')
export class DeleteAiModelWhenOrganizationDeletedConsumer implements Consumer<typeof organizationChanged> {
  constructor(private readonly models: ModelsRepository) {}

  async handle({ payload }: ReceivedFact<typeof organizationChanged>, unit: AiUnit): Promise<void> {
    if (payload.isDeleted) await this.models.remove(unit, payload.organizationId);
  }
}
