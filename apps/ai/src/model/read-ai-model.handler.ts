import { Inject } from '@nestjs/common';
import { readAiModel } from '@nivel/contracts/ai/read-ai-model.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { AiSettings } from '../config.ts';
import type { AiClient } from '../database.ts';
import { ModelsRepository } from './models.repository.ts';
import { OrganizationAdmins } from './organization-admins.ts';
import { shownModel } from './shown-model.ts';

@Handles(readAiModel)
export class ReadAiModelHandler implements Handler<typeof readAiModel> {
  constructor(
    private readonly models: ModelsRepository,
    private readonly admins: OrganizationAdmins,
    private readonly work: UnitOfWork<AiClient>,
    @Inject(SETTINGS) private readonly settings: AiSettings,
  ) {}

  async handle(
    { organization_id: id }: InputOf<typeof readAiModel>,
    call: Call,
  ): Promise<OutputOf<typeof readAiModel>> {
    await this.admins.require(id, call);
    const stored = await this.models.find(this.work.reads, id);
    const { MODEL_LOCAL_ADDRESS: local, MODEL_MESSAGES_AN_HOUR: messages_an_hour } = this.settings;
    return {
      settings: stored === null ? null : shownModel(stored),
      ...{ local_address: local === '' ? null : local, messages_an_hour },
    };
  }
}
