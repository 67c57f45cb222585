import { Inject, Injectable } from '@nestjs/common';
import { readProjectOrganization } from '@nivel/contracts/projects/read-project-organization.operation';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, type Call } from '@nivel/platform/handler';
import { Ids } from '@nivel/platform/ids';
import type { AiSettings } from '../config.ts';
import type { AiClient } from '../database.ts';
import { complete, type Spoken } from './endpoint/complete.ts';
import type { Endpoint, Prompt } from './endpoint/completion-request.ts';
import { modelDoor } from './endpoint/model-door.ts';
import { ModelCallsRepository } from './model-calls.repository.ts';
import { ModelKeys } from './model-keys.ts';
import { ModelsRepository } from './models.repository.ts';

/** What is left of a call for the work after the answer of a model, in ms. */
const REST_MS = 500;

/** The models of organizations, asked in the name of a person and within their limit. Nothing of prompts and answers is stored. */
@Injectable()
export class ProjectModels {
  constructor(
    private readonly models: ModelsRepository,
    private readonly calls: ModelCallsRepository,
    private readonly keys: ModelKeys,
    private readonly work: UnitOfWork<AiClient>,
    private readonly rpc: RpcClient,
    @Inject(SETTINGS) private readonly settings: AiSettings,
    private readonly ids: Ids,
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

  /** Asks a model once, unless the person has used up their messages of the hour. */
  async ask(endpoint: Endpoint, prompt: Prompt, call: Call, onText?: (text: string) => void): Promise<Spoken> {
    const { MODEL_MESSAGES_AN_HOUR: most, MODEL_ANSWER_MS: longest, MODEL_LOCAL_ADDRESS: local } = this.settings;
    const { userId } = actorOf(call);
    const isFree = await this.work.run(call, async (unit) => this.calls.begin(unit, this.ids.next(), userId, most));
    if (!isFree) return { problem: 'too_many_messages' };
    const timeLimit = Math.min(longest, call.deadline - Date.now() - REST_MS);
    return complete(endpoint, prompt, { timeLimit, ...(onText && { onText }) }, modelDoor(local));
  }
}
