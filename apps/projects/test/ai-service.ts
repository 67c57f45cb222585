import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { proposeCardSteps } from '@nivel/contracts/ai/propose-card-steps.operation';
import type { Proposal } from '@nivel/contracts/ai/proposals/proposal';
import { connectBroker } from '@nivel/messaging/broker';
import { RpcServer } from '@nivel/messaging/rpc-server';

/** A proposal of one step. */
export const aProposal = (title: string): Proposal => ({
  ...{ success: true, confidence: 1, language: 'es', engine: 'rules', model: null },
  data: {
    milestones: [
      {
        ...{ id: 'm1', title, source: '', priority: 'medium', estimated_duration: 2, is_critical_path: true },
        ...{ start_on: null, due_on: null, depends_on: [], reasons: ['plan_step'] },
      },
    ],
  },
});

/** The service `ai` as this service meets it over the broker. It records the texts that it was given. */
export class AiService {
  readonly texts: string[] = [];
  isDown = false;
  private readonly server: RpcServer;

  private constructor(private readonly connection: Awaited<ReturnType<typeof connectBroker>>) {
    this.server = new RpcServer(connection, 'ai', 1_000_000);
    this.server.answer(proposeCardSteps, (body) => {
      const { text } = proposeCardSteps.input.parse(JSON.parse(new TextDecoder().decode(body)));
      this.texts.push(text);
      if (this.isDown) throw new AppError(commonErrors.unavailable);
      return Promise.resolve(JSON.stringify(aProposal(`Paso de ${text.slice(0, 20)}`)));
    });
  }

  static async start(url: string): Promise<AiService> {
    return new AiService(await connectBroker({ url, name: 'ai', replicas: 1, factsKeptDays: 7 }));
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await this.connection.close();
  }
}
