import { aiModelChanged } from '@nivel/contracts/ai/ai-model-changed.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { ProjectsUnit } from '../database.ts';
import { AdministrativeActsRepository } from './administrative-acts.repository.ts';

/** Where texts of an organization are sent is an act of administrators. */
@Consumes(aiModelChanged, 'note-ai-model-when-ai-model-changed')
export class NoteAiModelWhenAiModelChangedConsumer implements Consumer<typeof aiModelChanged> {
  constructor(private readonly acts: AdministrativeActsRepository) {}

  async handle({ payload }: ReceivedFact<typeof aiModelChanged>, unit: ProjectsUnit): Promise<void> {
    const { organizationId, host, isOn } = payload;
    const act = isOn ? 'organization-model-set' : 'organization-model-switched-off';
    await this.acts.note(unit, { act, organizationId, details: { host } });
  }
}
