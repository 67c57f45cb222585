import { Module } from '@nestjs/common';
import { DeleteAiModelWhenOrganizationDeletedConsumer } from './delete-ai-model-when-organization-deleted.consumer.ts';
import { DeleteModelCallsWhenAccountDeletedConsumer } from './delete-model-calls-when-account-deleted.consumer.ts';
import { ModelCaller } from './model-caller.ts';
import { ModelCallsRepository } from './model-calls.repository.ts';
import { ModelKeys } from './model-keys.ts';
import { ModelsRepository } from './models.repository.ts';
import { OrganizationAdmins } from './organization-admins.ts';
import { ProjectModels } from './project-models.ts';
import { ReadAiModelHandler } from './read-ai-model.handler.ts';
import { SaveAiModelHandler } from './save-ai-model.handler.ts';
import { TestAiModelHandler } from './test-ai-model.handler.ts';

/** Language models that organizations bring: their settings, and the calls. */
@Module({
  providers: [
    DeleteAiModelWhenOrganizationDeletedConsumer,
    DeleteModelCallsWhenAccountDeletedConsumer,
    ModelCaller,
    ModelCallsRepository,
    ModelKeys,
    ModelsRepository,
    OrganizationAdmins,
    ProjectModels,
    ReadAiModelHandler,
    SaveAiModelHandler,
    TestAiModelHandler,
  ],
  exports: [ModelCaller, ProjectModels],
})
export class ModelModule {}
