import { testAiModel } from '@nivel/contracts/ai/test-ai-model.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { AiClient } from '../database.ts';
import { keepsStoredKey } from './key-for-address.ts';
import { ModelCaller } from './model-caller.ts';
import { ModelKeys } from './model-keys.ts';
import { ModelsRepository } from './models.repository.ts';
import { OrganizationAdmins } from './organization-admins.ts';

/** Nothing of a project is in it. */
const TEST_PROMPT = { system: 'Answer with the one word: ready', user: 'Are you ready?', isStreamed: false };

type Input = InputOf<typeof testAiModel>;

@Handles(testAiModel)
export class TestAiModelHandler implements Handler<typeof testAiModel> {
  constructor(
    private readonly models: ModelsRepository,
    private readonly keys: ModelKeys,
    private readonly admins: OrganizationAdmins,
    private readonly caller: ModelCaller,
    private readonly work: UnitOfWork<AiClient>,
  ) {}

  async handle(input: Input, call: Call): Promise<OutputOf<typeof testAiModel>> {
    await this.admins.require(input.organization_id, call);
    const { address, model } = input;
    const endpoint = { address, model, key: await this.keyFor(input) };
    const startedAt = performance.now();
    const spoken = await this.caller.ask(endpoint, TEST_PROMPT, call);
    const problem = 'problem' in spoken ? spoken.problem : null;
    return { problem, took_ms: Math.round(performance.now() - startedAt) };
  }

  private async keyFor({ organization_id: id, address, key }: Input): Promise<string | null> {
    const stored = await this.models.find(this.work.reads, id);
    if (keepsStoredKey(stored, address, key) && stored?.sealedKey) return this.keys.open(id, stored.sealedKey);
    return key ?? null;
  }
}
