import { Inject } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { askSupport } from '@nivel/contracts/projects/ask-support.operation';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import { supportAsked } from '@nivel/contracts/projects/support-asked.fact';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { OwnAccount } from '../accounts/own-account.ts';
import type { ProjectsSettings } from '../config.ts';
import type { ProjectsClient } from '../database.ts';
import { WrittenEmails } from './written-emails.ts';

@Handles(askSupport)
export class AskSupportHandler implements Handler<typeof askSupport> {
  constructor(
    private readonly account: OwnAccount,
    private readonly written: WrittenEmails,
    @Inject(SETTINGS) private readonly settings: ProjectsSettings,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { message_id: id, subject, text, version, page }: InputOf<typeof askSupport>,
    call: Call,
  ): Promise<OutputOf<typeof askSupport>> {
    const { SUPPORT_EMAIL: supportEmail, SUPPORT_EMAILS_A_DAY: most } = this.settings;
    if (supportEmail === '') throw new AppError(projectsErrors.support_not_configured);
    const known = await this.account.of(call);
    return this.work.run(call, async (unit) => {
      const { userId, email, fullName, locale } = await this.account.hold(unit, known);
      const wanted = { id, kind: 'support', sentBy: userId, addressees: 1, asked: [subject, text] } as const;
      const remaining = await this.written.once(unit, wanted, most, async (mayGo) => {
        mayGo();
        const payload = { userId, fullName, email, locale, supportEmail, subject, text, version, page };
        unit.tell(supportAsked, payload, { aggregate: userId });
        return Promise.resolve({ projectId: null });
      });
      return { remaining };
    });
  }
}
