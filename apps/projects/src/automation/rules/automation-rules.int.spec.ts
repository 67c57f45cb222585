import { beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { activateAutomationRule } from '@nivel/contracts/projects/automation/activate-automation-rule.operation';
import { deleteAutomationRule } from '@nivel/contracts/projects/automation/delete-automation-rule.operation';
import { listAutomationRules } from '@nivel/contracts/projects/automation/list-automation-rules.operation';
import { restoreAutomationRule } from '@nivel/contracts/projects/automation/restore-automation-rule.operation';
import { saveAutomationRule } from '@nivel/contracts/projects/automation/save-automation-rule.operation';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let ana: Somebody;
let project_id: string;
projectsFor((started) => {
  projects = started;
});
beforeEach(async () => {
  ana = await projects.aPerson();
  project_id = (await projects.aProject(ana)).id;
});

const aRule = (more: object = {}) => ({
  ...{ project_id, rule_id: v7(), name: 'Avisar', trigger: { kind: 'card-created' as const } },
  actions: [{ kind: 'set-field' as const, field: 'priority' as const, value: 'high' }],
  ...more,
});
const names = async (who: Somebody = ana) =>
  (await projects.ask(who.userId, listAutomationRules, { project_id })).rules.map(({ name }) => name);

describe('automation rules', () => {
  it('are made and changed by leads, belong to who saved them last, and are read by members in the order they run', async () => {
    const [member, lead] = [await projects.inTeam(project_id, 'member'), await projects.inTeam(project_id, 'lead')];
    const guest = await projects.inTeam(project_id, 'guest');
    const rule = aRule({ priority: 3, conditions: 'prioridad:alta' });
    const saved = await projects.ask(ana.userId, saveAutomationRule, rule);
    expect(saved).toMatchObject({ owner_id: ana.userId, conditions: 'priority:high', executions_count: 0 });
    expect(saved.success_rate).toBeNull();
    await projects.ask(ana.userId, saveAutomationRule, aRule({ name: 'Primero', priority: 9 }));
    expect(await projects.refusal(member.userId, saveAutomationRule, rule)).toBe('forbidden');
    const changed = await projects.ask(lead.userId, saveAutomationRule, { ...rule, name: 'Después' });
    expect(changed).toMatchObject({ name: 'Después', owner_id: lead.userId });
    expect(await names(member)).toEqual(['Primero', 'Después']);
    expect(await projects.refusal(guest.userId, listAutomationRules, { project_id })).toBe('forbidden');
  });

  it('name only what their project has, and set only what a field takes', async () => {
    const other = await projects.aProject(ana);
    const stranger = await projects.aPerson();
    const gone: readonly object[] = [
      { trigger: { kind: 'card-moved', list_id: other.lists[0] } },
      { trigger: { kind: 'field-changed', field: v7(), from: null, to: null } },
      { actions: [{ kind: 'move', list_id: other.lists[0] }] },
      { actions: [{ kind: 'add-label', label_id: v7() }] },
      { actions: [{ kind: 'assign', assignee: stranger.userId }] },
      { actions: [{ kind: 'notify', to: 'person', person_id: null, message: 'Hola' }] },
    ];
    for (const more of gone)
      expect(await projects.refusal(ana.userId, saveAutomationRule, aRule(more))).toBe('rule_target_gone');
    const wrong: readonly (readonly [string, unknown])[] = [
      ['priority', 'enorme'],
      ['progress', 101],
      ['due_on', 'pronto'],
      ['status', null],
      ['blocked_reason', 'x'.repeat(501)],
      ['blocked_reason', 'una\ndos'],
    ];
    for (const [field, value] of wrong) {
      const actions = [{ kind: 'set-field', field, value }];
      expect(await projects.refusal(ana.userId, saveAutomationRule, aRule({ actions }))).toBe('rule_value_invalid');
    }
    expect(await projects.refusal(ana.userId, saveAutomationRule, aRule({ conditions: 'nada:x' }))).toBe(
      'filter_invalid',
    );
    for (const more of [{ name: ' ' }, { priority: 11 }, { actions: [] }, { trigger: { kind: 'full-moon' } }])
      expect(await projects.refusal(ana.userId, saveAutomationRule, aRule(more))).toBe('invalid_input');
  });

  it('of another project are neither changed, paused, deleted nor restored', async () => {
    const beto = await projects.aPerson();
    const own = (await projects.aProject(beto)).id;
    const rule = aRule();
    await projects.ask(ana.userId, saveAutomationRule, rule);
    const { rule_id } = rule;
    const of = { project_id: own, rule_id };
    expect(await projects.refusal(beto.userId, saveAutomationRule, { ...rule, ...of })).toBe('rule_not_found');
    expect(await projects.refusal(beto.userId, activateAutomationRule, { ...of, is_active: false })).toBe(
      'rule_not_found',
    );
    await projects.ask(beto.userId, deleteAutomationRule, of);
    expect(await names()).toEqual(['Avisar']);
    await projects.ask(ana.userId, deleteAutomationRule, { project_id, rule_id });
    expect(await projects.refusal(beto.userId, restoreAutomationRule, of)).toBe('rule_not_found');
    expect(await names()).toEqual([]);
  });

  it('come back for 30 days, and 50 of a project run at once', async () => {
    const rule = aRule();
    const { rule_id } = rule;
    await projects.ask(ana.userId, saveAutomationRule, rule);
    await projects.ask(ana.userId, deleteAutomationRule, { project_id, rule_id });
    await projects.ask(ana.userId, restoreAutomationRule, { project_id, rule_id });
    expect(await names()).toEqual(['Avisar']);
    await projects.ask(ana.userId, deleteAutomationRule, { project_id, rule_id });
    await projects.rows(
      `INSERT INTO automation_rules (id, project_id, owner_id, name, description, trigger, conditions, actions, priority, is_active, version, created_at)
       SELECT gen_random_uuid(), $1, $2, 'x', '', '{"kind":"card-created"}', '', '[]', 5, true, 1, now() FROM generate_series(1, 50)`,
      [project_id, ana.userId],
    );
    expect(await projects.refusal(ana.userId, restoreAutomationRule, { project_id, rule_id })).toBe('too_many_rules');
    expect(await projects.refusal(ana.userId, saveAutomationRule, aRule())).toBe('too_many_rules');
    const paused = aRule({ is_active: false });
    await projects.ask(ana.userId, saveAutomationRule, paused);
    const activation = { project_id, rule_id: paused.rule_id, is_active: true };
    expect(await projects.refusal(ana.userId, activateAutomationRule, activation)).toBe('too_many_rules');
    await projects.rows(`UPDATE automation_rules SET deleted_at = now() - interval '31 days' WHERE id = $1`, [rule_id]);
    await projects.rows(`DELETE FROM automation_rules WHERE name = 'x'`);
    expect(await projects.refusal(ana.userId, restoreAutomationRule, { project_id, rule_id })).toBe('rule_not_found');
  });
});
