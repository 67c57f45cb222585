import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { codePointsIn } from '@nivel/contracts/kernel/short-text';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import type { sendEmail } from '@nivel/contracts/projects/send-email.operation';
import { teamEmailSent } from '@nivel/contracts/projects/team-email-sent.fact';
import { LONGEST_EMAIL_TEXT } from '@nivel/contracts/projects/written-email-values';
import { SETTINGS } from '@nivel/platform/core';
import type { ProjectsSettings } from '../config.ts';
import type { ProjectsUnit } from '../database.ts';
import { EmailPlacesRepository } from './email-places.repository.ts';
import { wordsOfHtml } from './words-of-html.ts';
import { WrittenEmails } from './written-emails.ts';

type EmailInput = InputOf<typeof sendEmail>;

/** @throws AppError `email_without_words` */
const textOf = ({ text, html }: EmailInput): string => {
  if (text) return text;
  const words = wordsOfHtml(html ?? '');
  if (words === '' || codePointsIn(words) > LONGEST_EMAIL_TEXT) throw new AppError(projectsErrors.email_without_words);
  return words;
};

/** Writes to members of a project. */
@Injectable()
export class SendTeamEmail {
  constructor(
    private readonly places: EmailPlacesRepository,
    private readonly written: WrittenEmails,
    @Inject(SETTINGS) private readonly settings: ProjectsSettings,
  ) {}

  /** @throws AppError what `send-email` refuses with */
  async send(unit: ProjectsUnit, sentBy: string, given: EmailInput): Promise<OutputOf<typeof sendEmail>> {
    const { to, subject, text, html, project_id: projectId = null, message_id: id = unit.newId() } = given;
    const asked = [to, subject, text ?? null, html ?? null, projectId];
    const wanted = { id, kind: 'team', sentBy, addressees: to.length, asked } as const;
    const remaining = await this.written.once(unit, wanted, this.settings.TEAM_EMAILS_A_DAY, async (mayGo) => {
      const words = textOf(given);
      const place = await this.places.place(unit, sentBy, projectId, to);
      if (place === null) throw new AppError(projectsErrors.addressee_not_found);
      if (!place.writes) throw new AppError(projectsErrors.project_without_emails);
      mayGo();
      const { id: aggregate, name: projectName, senderName } = place;
      const payload = { projectId: aggregate, projectName, senderName, to: [...place.to], subject, text: words };
      unit.tell(teamEmailSent, payload, { aggregate });
      return { projectId: aggregate };
    });
    return { success: true, remaining };
  }
}
