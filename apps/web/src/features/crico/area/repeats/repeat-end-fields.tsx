import { repeatMoments } from '@nivel/contracts/projects/values/board-values';
import { MOST_OCCURRENCES } from '@nivel/planning/repeat-rule';
import { TextField } from '@nivel/ui/text-field';
import { DayInput } from '../../../../shell/days/day-input.tsx';
import { ChoiceField } from '../choice-field.tsx';
import { repeatEnds } from './repeat-draft.ts';
import type { RepeatFieldsProps } from './repeat-fields.tsx';
import { repeatText } from './repeat-text.ts';

/** When a series ends, and when its next card comes. */
export const RepeatEndFields = ({ draft, problem, onChange }: RepeatFieldsProps) => {
  const text = repeatText.useText();
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <ChoiceField
          label={text.endLabel}
          value={draft.end}
          items={repeatEnds.map((end) => [end, text.ends[end]] as const)}
          onChange={(chosen) => onChange({ end: repeatEnds.find((end) => end === chosen) ?? 'never' })}
        />
        {draft.end === 'after' && (
          <TextField
            label={text.cards}
            inputMode="numeric"
            autoComplete="off"
            value={draft.cards}
            onChange={({ target }) => onChange({ cards: target.value })}
            {...(problem === 'cards' && { error: text.problems.cards(MOST_OCCURRENCES) })}
          />
        )}
        {draft.end === 'on' && (
          <DayInput
            label={text.lastDay}
            value={draft.lastDay}
            onChange={(lastDay) => onChange({ lastDay })}
            error={problem === 'lastDay' ? text.problems.lastDay : undefined}
          />
        )}
      </div>
      <ChoiceField
        label={text.whenLabel}
        value={draft.when}
        items={repeatMoments.map((when) => [when, text.when[when]] as const)}
        onChange={(chosen) => onChange({ when: repeatMoments.find((when) => when === chosen) ?? 'day' })}
      />
    </>
  );
};
