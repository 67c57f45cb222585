import { Inject } from '@nestjs/common';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { readSupport } from '@nivel/contracts/projects/read-support.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsSettings } from '../config.ts';
import type { ProjectsClient } from '../database.ts';
import { EmailPlacesRepository } from './email-places.repository.ts';

@Handles(readSupport)
export class ReadSupportHandler implements Handler<typeof readSupport> {
  constructor(
    private readonly places: EmailPlacesRepository,
    @Inject(SETTINGS) private readonly settings: ProjectsSettings,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(_: InputOf<typeof readSupport>, call: Call): Promise<OutputOf<typeof readSupport>> {
    const contacts = await this.places.contacts(this.work.reads, actorOf(call).userId);
    return { is_configured: this.settings.SUPPORT_EMAIL !== '', contacts };
  }
}
