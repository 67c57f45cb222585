import { Inject } from '@nestjs/common';
import { aiErrors } from '@nivel/contracts/ai/ai.errors';
import { saveAiModel } from '@nivel/contracts/ai/save-ai-model.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { AiSettings } from '../config.ts';
import type { AiClient } from '../database.ts';
import { isRefusedAddress } from './endpoint/model-door.ts';
import { keepsStoredKey } from './key-for-address.ts';
import { ModelKeys } from './model-keys.ts';
import { ModelsRepository, type StoredModel } from './models.repository.ts';
import { OrganizationAdmins } from './organization-admins.ts';
import { shownModel } from './shown-model.ts';

type Input = InputOf<typeof saveAiModel>;

@Handles(saveAiModel)
export class SaveAiModelHandler implements Handler<typeof saveAiModel> {
  constructor(
    private readonly models: ModelsRepository,
    private readonly keys: ModelKeys,
    private readonly admins: OrganizationAdmins,
    private readonly work: UnitOfWork<AiClient>,
    @Inject(SETTINGS) private readonly settings: AiSettings,
  ) {}

  async handle(input: Input, call: Call): Promise<OutputOf<typeof saveAiModel>> {
    const { organization_id: organizationId, address, model, is_on: isOn } = input;
    await this.admins.require(organizationId, call);
    if (isRefusedAddress(address, { localOrigin: this.settings.MODEL_LOCAL_ADDRESS }))
      throw new AppError(aiErrors.ai_model_address_refused);
    return this.work.run(call, async (unit) => {
      const stored = await this.models.lock(unit, organizationId);
      const saved = { organizationId, address, model, isOn, sealedKey: this.sealedKey(input, stored) };
      await this.models.save(unit, saved);
      return shownModel({ ...saved, updatedAt: unit.now });
    });
  }

  private sealedKey({ organization_id: id, address, key }: Input, stored: StoredModel | null): string | null {
    if (keepsStoredKey(stored, address, key)) return stored?.sealedKey ?? null;
    return key === undefined || key === null ? null : this.keys.seal(id, key);
  }
}
