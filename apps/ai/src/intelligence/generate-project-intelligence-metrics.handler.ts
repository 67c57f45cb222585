import { generateProjectIntelligenceMetrics } from '@nivel/contracts/ai/generate-project-intelligence-metrics.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectWorkReader } from '../work-history/project-work-reader.ts';
import { intelligenceOf } from './project-intelligence.ts';

@Handles(generateProjectIntelligenceMetrics)
export class GenerateProjectIntelligenceMetricsHandler implements Handler<typeof generateProjectIntelligenceMetrics> {
  constructor(
    private readonly projects: ProjectWorkReader,
    private readonly clock: Clock,
  ) {}

  async handle(
    { project_id_param: id }: InputOf<typeof generateProjectIntelligenceMetrics>,
    call: Call,
  ): Promise<OutputOf<typeof generateProjectIntelligenceMetrics>> {
    return intelligenceOf(id, await this.projects.read(id, call), this.clock.now());
  }
}
