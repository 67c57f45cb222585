import { Inject } from '@nestjs/common';
import { aiModelChanged } from '@nivel/contracts/ai/ai-model-changed.fact';
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

/** Whether somebody has changed the model since the caller saw it. */
const isOutdated = (seen: Input['seen'], stored: StoredModel | null): boolean =>
  seen !== undefined && seen !== (stored?.updatedAt.toISOString() ?? null);

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
      if (stored !== null && this.isSame(input, stored)) return shownModel(stored);
      if (isOutdated(input.seen, stored)) throw new AppError(aiErrors.ai_model_changed);
      const saved = { organizationId, address, model, isOn, sealedKey: this.sealedKey(input, stored) };
      await this.models.save(unit, saved);
      unit.tell(aiModelChanged, { organizationId, host: new URL(address).host, isOn }, { aggregate: organizationId });
      return shownModel({ ...saved, updatedAt: unit.now });
    });
  }

  /** A request whose answer was lost comes again: it neither conflicts with itself nor is it a second change. */
  private isSame({ address, model, is_on: isOn, key }: Input, stored: StoredModel): boolean {
    if (stored.address !== address || stored.model !== model || stored.isOn !== isOn) return false;
    if (key === undefined) return true;
    if (key === null || stored.sealedKey === null) return key === stored.sealedKey;
    return this.keys.open(stored.organizationId, stored.sealedKey) === key;
  }

  private sealedKey({ organization_id: id, address, key }: Input, stored: StoredModel | null): string | null {
    if (keepsStoredKey(stored, address, key)) return stored?.sealedKey ?? null;
    return key === undefined || key === null ? null : this.keys.seal(id, key);
  }
}
