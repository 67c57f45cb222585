import type { RuleRow } from '@nivel/contracts/projects/automation/automation-rule';
import { priorityBand } from '@nivel/contracts/projects/automation/automation-values';
import { Button } from '@nivel/ui/button';
import { formatMoment } from '../../area/in-words.ts';
import { automationText } from './automation-text.ts';
import { ruleSentence, useRuleScene } from './rule-words.ts';
import { useRuleChanges } from './use-rule-changes.ts';

const bands = {
  high: 'bg-danger-soft text-danger',
  medium: 'bg-warning-soft text-text',
  low: 'bg-success-soft text-text',
} as const;

/** The dialog of a rule. */
export type RuleAsk = 'edit' | 'run' | 'history';

interface RuleCardProps {
  readonly rule: RuleRow;
  /** Whether this person may change it. */
  readonly mayChange: boolean;
  readonly onAsk: (ask: RuleAsk) => void;
}

const Marks = ({ rule }: { readonly rule: RuleRow }) => {
  const text = automationText.useText();
  const band = priorityBand(rule.priority);
  const look = 'rounded-full px-2 py-0.5 text-sm font-medium';
  return (
    <span className="flex flex-wrap gap-1.5">
      <span data-band={band} className={`${look} ${bands[band]}`}>
        {text.priority(rule.priority)} <span className="sr-only">({text.bands[band]})</span>
      </span>
      <span className={`${look} ${rule.is_active ? 'bg-accent-soft' : 'bg-sunken text-soft'}`}>
        {rule.is_active ? text.isActive : text.isPaused}
      </span>
    </span>
  );
};

const Figures = ({ rule }: { readonly rule: RuleRow }) => {
  const text = automationText.useText();
  const { names } = useRuleScene();
  const last = rule.last_executed_at;
  const said = [
    text.executed(rule.executions_count, rule.success_rate),
    last === null ? text.never : text.last(formatMoment(last)),
    text.owner(names.get(rule.owner_id) ?? text.somebody),
  ];
  return <p className="text-sm text-soft">{said.join(' · ')}</p>;
};

const Buttons = ({ rule, mayChange, onAsk }: RuleCardProps) => {
  const text = automationText.useText();
  const { activate, remove } = useRuleChanges();
  const { id, name, is_active: isActive } = rule;
  const act = (label: string, onClick: () => void, disabled = false) => (
    <Button size="sm" variant="secondary" aria-label={text.ofRule(label, name)} disabled={disabled} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {mayChange && (
        <>
          {act(isActive ? text.pause : text.activate, () => activate.mutate({ id, name, isActive: !isActive }))}
          {act(text.runNow, () => onAsk('run'), !isActive)}
          {act(text.edit, () => onAsk('edit'))}
        </>
      )}
      {act(text.history, () => onAsk('history'))}
      {mayChange && act(text.delete, () => remove.mutate({ id, name }))}
    </div>
  );
};

/** A rule: what it says, how it did, and what can be done with it. */
export const RuleCard = (props: RuleCardProps) => {
  const text = automationText.useText();
  const scene = useRuleScene();
  const { rule } = props;
  return (
    <li className="flex flex-col gap-2 rounded-md border border-line bg-raised p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 text-base font-semibold wrap-anywhere">{rule.name}</h3>
        <Marks rule={rule} />
      </div>
      {rule.description !== '' && <p className="text-soft wrap-anywhere">{rule.description}</p>}
      <p className="wrap-anywhere">{ruleSentence(scene, rule)}</p>
      {rule.stopped_by !== null && (
        <p className="rounded-sm bg-warning-soft px-2.5 py-1.5 text-sm">{text.stops[rule.stopped_by]}</p>
      )}
      <Figures rule={rule} />
      <Buttons {...props} />
    </li>
  );
};
