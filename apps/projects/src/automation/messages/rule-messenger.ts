import { Injectable } from '@nestjs/common';
import { automationAnnounced } from '@nivel/contracts/projects/automation/automation-announced.fact';
import { automationEmailed } from '@nivel/contracts/projects/automation/automation-emailed.fact';
import { automationNotified } from '@nivel/contracts/projects/automation/automation-notified.fact';
import type { ProjectsStatements } from '../../database.ts';
import { personZone } from '../../accounts/person-day.ts';
import { AutomationSettingsRepository } from '../settings/automation-settings.repository.ts';
import { quietEnd } from '../settings/quiet-hours.ts';
import type { StoredRule } from '../rules/stored-rule.ts';
import { HeldMessagesRepository, type RuleMessage } from './held-messages.repository.ts';

/** What rules have to say leaves with the unit, or waits for the end of quiet hours. */
@Injectable()
export class RuleMessenger {
  constructor(
    private readonly settings: AutomationSettingsRepository,
    private readonly held: HeldMessagesRepository,
  ) {}

  /** Until when messages of a rule wait at this moment; null: they leave at once. */
  async quietUntil(unit: ProjectsStatements, rule: StoredRule): Promise<Date | null> {
    const quiet = await this.settings.quietHours(unit, rule.projectId);
    return quietEnd(quiet, personZone(rule), unit.now);
  }

  /** @param until when it leaves; null: at once */
  async send(unit: ProjectsStatements, rule: StoredRule, message: RuleMessage, until: Date | null): Promise<void> {
    if (until === null) tellMessage(unit, message);
    else await this.held.hold(unit, { ruleId: rule.id, ownerId: rule.ownerId, until }, message);
  }
}

/** Publishes what a rule has to say. */
export const tellMessage = (unit: ProjectsStatements, message: RuleMessage): void => {
  const about = { aggregate: message.payload.projectId };
  if (message.kind === 'notice') unit.tell(automationNotified, message.payload, about);
  else if (message.kind === 'announcement') unit.tell(automationAnnounced, message.payload, about);
  else unit.tell(automationEmailed, message.payload, about);
};
