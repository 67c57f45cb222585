import type { RuleTrigger } from '@nivel/contracts/projects/automation/automation-rule';
import { LONGEST_WORDS } from '@nivel/contracts/projects/automation/automation-values';
import { TextField } from '@nivel/ui/text-field';
import { automationText } from '../automation-text.ts';
import { RuleChoice } from './rule-choice.tsx';
import { useRuleItems } from './use-rule-items.ts';

type Comment = Extract<RuleTrigger, { kind: 'comment-added' }>;

interface CommentFieldsProps {
  readonly trigger: Comment;
  readonly onChange: (trigger: Comment) => void;
}

/** The value for anybody. */
const ANY = '*';

/** Which comments make a rule run. */
export const CommentFields = ({ trigger, onChange }: CommentFieldsProps) => {
  const { form } = automationText.useText();
  const { persons } = useRuleItems();
  const { words, mentions, is_first: isFirst } = trigger;
  return (
    <>
      <TextField
        label={form.words}
        hint={form.wordsHint}
        autoComplete="off"
        maxLength={LONGEST_WORDS}
        value={words ?? ''}
        onChange={({ target }) => onChange({ ...trigger, words: target.value === '' ? null : target.value })}
      />
      <RuleChoice
        label={form.mentions}
        value={mentions ?? ANY}
        items={[[ANY, form.noMention], ...persons]}
        onChoose={(id) => onChange({ ...trigger, mentions: id === ANY ? null : id })}
      />
      <label className="flex min-h-11 items-center gap-2 sm:col-span-2">
        <input
          type="checkbox"
          checked={isFirst}
          onChange={({ target }) => onChange({ ...trigger, is_first: target.checked })}
          className="size-4 accent-(--accent) pointer-coarse:size-5"
        />
        {form.isFirst}
      </label>
    </>
  );
};
