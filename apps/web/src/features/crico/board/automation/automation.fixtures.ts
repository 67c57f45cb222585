import type { RuleRow } from '@nivel/contracts/projects/automation/automation-rule';
import type { AutomationSettings } from '@nivel/contracts/projects/automation/automation-settings';
import type { AutomationRun } from '@nivel/contracts/projects/automation/list-automation-runs.operation';
import { me } from '../../area/crico.fixtures.ts';
import { cardId, listId } from '../../area/project/board.fixtures.ts';

export const ruleId = (number: number) => `0190c000-0000-7000-8000-00000000000${number}`;

/** A rule that raises the priority of new cards. */
export const aRule = (number: number, values: Partial<RuleRow> = {}): RuleRow => ({
  ...{ id: ruleId(number), name: `Regla ${number}`, description: '', trigger: { kind: 'card-created' } },
  conditions: '',
  actions: [{ kind: 'set-field', field: 'priority', value: 'high' }],
  ...{ priority: 5, is_active: true, stopped_by: null, owner_id: me },
  ...{ executions_count: 0, success_rate: null, last_executed_at: null },
  ...{ next_run_at: null, created_at: '2026-11-01T10:00:00.000Z' },
  ...values,
});

/** A run that moved the first card. */
export const aRun = (number: number, values: Partial<AutomationRun> = {}): AutomationRun => ({
  id: `0190d000-0000-7000-8000-00000000000${number}`,
  started_at: '2026-11-01T10:00:00.000Z',
  ...{ created: 0, emails: 0, deliveries: [], proposals: [] },
  ...{ duration_ms: 12, result: 'done', error: null, cause: { sequence: 7, kind: 'move-cards' }, caused_by: me },
  ...{
    began: 'command',
    held_until: null,
    depth: 1,
    matched: 1,
    seen: [{ field: 'priority', value: 'low' }],
    comments: 0,
    notices: 0,
  },
  cards: [
    {
      ...{ card_id: cardId(1), number: 1, title: 'Tarea 1' },
      fields: [{ field: 'list_id', old: listId(1), new: listId(2) }],
    },
  ],
  ...values,
});

/** Settings of a project whose leads have chosen nothing. */
export const someSettings = (values: Partial<AutomationSettings> = {}): AutomationSettings => ({
  ...{ is_paused: false, paused_by: null, paused_at: null, refused_runs: 0, waiting: 0 },
  ...{ time_zone: null, quiet_hours: null, version: 0 },
  ...values,
});
