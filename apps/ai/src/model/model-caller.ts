import { Inject, Injectable } from '@nestjs/common';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, type Call } from '@nivel/platform/handler';
import { Ids } from '@nivel/platform/ids';
import type { AiSettings } from '../config.ts';
import type { AiClient } from '../database.ts';
import { complete, type OnText, type Spoken } from './endpoint/complete.ts';
import type { Endpoint, Prompt } from './endpoint/completion-request.ts';
import { modelDoor } from './endpoint/model-door.ts';
import { ModelCallsRepository } from './model-calls.repository.ts';

/** What is left of a call for the work after the answer of a model, in ms. */
const REST_MS = 500;

/** Asks models in the name of a person and within their limit. Nothing of prompts and answers is stored. */
@Injectable()
export class ModelCaller {
  constructor(
    private readonly calls: ModelCallsRepository,
    private readonly work: UnitOfWork<AiClient>,
    @Inject(SETTINGS) private readonly settings: AiSettings,
    private readonly ids: Ids,
  ) {}

  /** Asks a model once, unless the person has used up their messages of the hour. */
  async ask(endpoint: Endpoint, prompt: Prompt, call: Call, onText?: OnText): Promise<Spoken> {
    const { MODEL_MESSAGES_AN_HOUR: most, MODEL_ANSWER_MS: longest, MODEL_LOCAL_ADDRESS: local } = this.settings;
    const { userId } = actorOf(call);
    const isFree = await this.work.run(call, async (unit) => this.calls.begin(unit, this.ids.next(), userId, most));
    if (!isFree) return { problem: 'too_many_messages' };
    const timeLimit = Math.min(longest, call.deadline - Date.now() - REST_MS);
    return complete(endpoint, prompt, { timeLimit, ...(onText && { onText }) }, modelDoor(local));
  }
}
