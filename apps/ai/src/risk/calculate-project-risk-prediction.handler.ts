import { calculateProjectRiskPrediction } from '@nivel/contracts/ai/calculate-project-risk-prediction.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectWorkReader } from '../work-history/project-work-reader.ts';
import { cardRisks } from './card-risks.ts';

@Handles(calculateProjectRiskPrediction)
export class CalculateProjectRiskPredictionHandler implements Handler<typeof calculateProjectRiskPrediction> {
  constructor(private readonly projects: ProjectWorkReader) {}

  async handle(
    { project_id_param: id, prediction_horizon_days: horizon }: InputOf<typeof calculateProjectRiskPrediction>,
    call: Call,
  ): Promise<OutputOf<typeof calculateProjectRiskPrediction>> {
    const { work, forecast } = await this.projects.read(id, call);
    return cardRisks(work, horizon, forecast);
  }
}
