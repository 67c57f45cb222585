import { actionKinds, MOST_ACTIONS } from '@nivel/contracts/projects/automation/automation-values';
import { Button } from '@nivel/ui/button';
import { IconButton } from '@nivel/ui/icon-button';
import { Plus, X } from 'lucide-react';
import { automationText } from '../automation-text.ts';
import { ActionFields } from './action-fields.tsx';
import { RuleChoice } from './rule-choice.tsx';
import { newAction, withAction, type DraftAction } from './rule-draft.ts';

interface ActionListProps {
  readonly actions: readonly DraftAction[];
  /** Whether an action is complete; checked once the person tried to save. */
  readonly isWhole: (action: DraftAction) => boolean;
  readonly onChange: (actions: readonly DraftAction[]) => void;
}

interface ActionRowProps {
  readonly drafted: DraftAction;
  readonly number: number;
  readonly isWrong: boolean;
  readonly onChange: (drafted: DraftAction) => void;
  /** Not for the only one. */
  readonly onRemove: (() => void) | null;
}

const ActionRow = ({ drafted: { key, action }, number, isWrong, onChange, onRemove }: ActionRowProps) => {
  const text = automationText.useText();
  const { form } = text;
  const choose = (chosen: string) => {
    const kind = actionKinds.find((one) => one === chosen);
    if (kind) onChange({ key, action: newAction(kind) });
  };
  return (
    <li>
      <div
        role="group"
        aria-label={form.action(number)}
        className="flex items-start gap-1 rounded-md border border-line p-2.5"
      >
        <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
          <RuleChoice
            label={form.kind}
            value={action.kind}
            items={actionKinds.map((kind) => [kind, text.actions[kind]] as const)}
            onChoose={choose}
          />
          <ActionFields key={action.kind} action={action} onChange={(next) => onChange({ key, action: next })} />
          <p role="status" className="text-sm text-danger empty:hidden sm:col-span-2">
            {isWrong && form.actionWrong}
          </p>
        </div>
        {onRemove && (
          <IconButton label={form.removeAction(number)} onClick={onRemove}>
            <X aria-hidden="true" size={16} />
          </IconButton>
        )}
      </div>
    </li>
  );
};

/** The actions of a rule, step by step. */
export const ActionList = ({ actions, isWhole, onChange }: ActionListProps) => {
  const { form } = automationText.useText();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium">{form.actions}</legend>
      <ol className="flex flex-col gap-2">
        {actions.map((drafted, at) => (
          <ActionRow
            key={drafted.key}
            drafted={drafted}
            number={at + 1}
            isWrong={!isWhole(drafted)}
            onChange={(next) => onChange(actions.map((one) => (one.key === next.key ? next : one)))}
            onRemove={actions.length === 1 ? null : () => onChange(actions.filter((one) => one !== drafted))}
          />
        ))}
      </ol>
      {actions.length < MOST_ACTIONS && (
        <Button
          size="sm"
          variant="ghost"
          className="self-start"
          icon={<Plus aria-hidden="true" size={16} />}
          onClick={() => onChange(withAction(actions))}
        >
          {form.addAction}
        </Button>
      )}
    </fieldset>
  );
};
