import { Inject } from '@nestjs/common';
import { aiErrors } from '@nivel/contracts/ai/ai.errors';
import { hideAiInsight } from '@nivel/contracts/ai/hide-ai-insight.operation';
import { insightHidden } from '@nivel/contracts/ai/insight-hidden.fact';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { enterProject } from '@nivel/contracts/projects/enter-project.operation';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { AiSettings } from '../config.ts';
import type { AiClient } from '../database.ts';
import { HiddenInsightsRepository } from './hidden-insights.repository.ts';
import { hiddenSince } from './hidden-since.ts';

type Input = InputOf<typeof hideAiInsight>;

@Handles(hideAiInsight)
export class HideAiInsightHandler implements Handler<typeof hideAiInsight> {
  constructor(
    private readonly insights: HiddenInsightsRepository,
    private readonly work: UnitOfWork<AiClient>,
    private readonly rpc: RpcClient,
    @Inject(SETTINGS) private readonly settings: AiSettings,
  ) {}

  async handle(
    { project_id_param: projectId, insight_id_param: insightId, hidden_param: isHidden }: Input,
    call: Call,
  ): Promise<OutputOf<typeof hideAiInsight>> {
    const { userId } = actorOf(call);
    await this.rpc.call(enterProject, { id: projectId }, call);
    await this.work.run(call, async (unit) => {
      const count = await this.insights.lockAndCount(unit, userId, hiddenSince(unit.now));
      const insight = { userId, projectId, insightId };
      const isChanged = await (isHidden ? this.insights.add(unit, insight) : this.insights.remove(unit, insight));
      if (!isChanged) return;
      // Hiding a hidden one changes nothing, also at the limit.
      if (isHidden && count >= this.settings.HIDDEN_INSIGHTS_PER_PERSON)
        throw new AppError(aiErrors.too_many_hidden_insights);
      unit.tell(insightHidden, { ...insight, isHidden }, { aggregate: projectId });
    });
    return {};
  }
}
