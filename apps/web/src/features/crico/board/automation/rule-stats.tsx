import type { RuleRow } from '@nivel/contracts/projects/automation/automation-rule';
import { priorityBand } from '@nivel/contracts/projects/automation/automation-values';
import { automationText } from './automation-text.ts';
import { AutomationFigures } from './automation-figures.tsx';

/** The percentage of all attempted runs that succeeded; null: there was none. */
export const successOf = (rules: readonly RuleRow[]): number | null => {
  const total = rules.reduce((sum, { executions_count: count }) => sum + count, 0);
  const good = rules.reduce(
    (sum, { executions_count: count, success_rate: rate }) => sum + (count * (rate ?? 0)) / 100,
    0,
  );
  return total === 0 ? null : Math.floor((good * 100) / total);
};

/** The totals of a project's rules. */
export const RuleStats = ({ rules }: { readonly rules: readonly RuleRow[] }) => {
  const { stats } = automationText.useText();
  const success = successOf(rules);
  const figures: readonly (readonly [string, string])[] = [
    [stats.active, String(rules.filter((rule) => rule.is_active).length)],
    [stats.executions, String(rules.reduce((sum, rule) => sum + rule.executions_count, 0))],
    [stats.success, success === null ? '–' : `${success}%`],
    [stats.high, String(rules.filter(({ priority }) => priorityBand(priority) === 'high').length)],
  ];
  return <AutomationFigures figures={figures} />;
};
