import { v7 } from 'uuid';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import type { RuleRow } from '@nivel/contracts/projects/automation/automation-rule';
import { listAutomationRules } from '@nivel/contracts/projects/automation/list-automation-rules.operation';
import {
  listAutomationRuns,
  type AutomationRun,
} from '@nivel/contracts/projects/automation/list-automation-runs.operation';
import { saveAutomationRule } from '@nivel/contracts/projects/automation/save-automation-rule.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import { BoardActions, type Place } from './board-actions.ts';
import type { ProjectsUnderTest, Somebody } from './projects-under-test.ts';

type Rule = CallInputOf<typeof saveAutomationRule>;

/** The rules of one project and what they did, in the eyes of its director. */
export class AutomationActions {
  constructor(
    private readonly projects: ProjectsUnderTest,
    private readonly director: Somebody,
    private readonly place: Place,
  ) {}

  /** @returns the id of a new rule */
  async make(given: Pick<Rule, 'trigger' | 'actions'> & Partial<Rule>, who: Somebody = this.director): Promise<string> {
    const rule_id = v7();
    const rule = { project_id: this.place.id, rule_id, name: 'Regla', ...given };
    await this.projects.ask(who.userId, saveAutomationRule, rule);
    return rule_id;
  }

  async find(rule_id: string): Promise<RuleRow | undefined> {
    const { rules } = await this.projects.ask(this.director.userId, listAutomationRules, { project_id: this.place.id });
    return rules.find(({ id }) => id === rule_id);
  }

  /** Newest first. */
  async runsOf(rule_id: string): Promise<AutomationRun[]> {
    return (await this.projects.ask(this.director.userId, listAutomationRuns, { project_id: this.place.id, rule_id }))
      .runs;
  }

  /** Until a rule has run so often. */
  ran(rule_id: string, times = 1): Promise<void> {
    return waitUntil(async () => (await this.runsOf(rule_id)).length >= times);
  }

  /** The present state of a card. */
  async card(id: string) {
    return (await new BoardActions(this.projects).read(this.director, this.place.id)).cards.find(
      (one) => one.id === id,
    );
  }
}
