import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { textOfRepeat } from '@nivel/planning/repeat-rule';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useState, type SubmitEvent } from 'react';
import { dayOf } from '../../../../shell/days/days.ts';
import { draftOf, ruleOf, type RepeatDraft } from './repeat-draft.ts';
import { RepeatEndFields } from './repeat-end-fields.tsx';
import { RepeatDaysFields } from './repeat-fields.tsx';
import { repeatText } from './repeat-text.ts';
import { ruleInWords } from './repeat-words.ts';
import { useRepeat } from './use-repeat.ts';

interface RepeatDialogProps {
  readonly card: CardRow;
  readonly onClose: () => void;
}

/** The present choice. Saving an unchanged rule sends nothing. */
const useRepeatDraft = ({ card, onClose }: RepeatDialogProps) => {
  const [draft, setDraft] = useState(() => draftOf(card, dayOf(new Date())));
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const repeat = useRepeat(card);
  const rule = ruleOf(draft);
  const save = async () => {
    setIsChecked(true);
    if (typeof rule === 'string' || isBusy) return;
    const text = textOfRepeat(rule);
    const isSame = card.repeats?.rule === text && card.repeats.when === draft.when;
    setIsBusy(true);
    const isDone = isSame || (await repeat(text, draft.when));
    setIsBusy(false);
    if (isDone) onClose();
  };
  return {
    ...{ draft, rule, isBusy, save },
    problem: isChecked && typeof rule === 'string' ? rule : undefined,
    change: (values: Partial<RepeatDraft>) => setDraft((before) => ({ ...before, ...values })),
  };
};

/** The rule by which a card repeats, in a form that reads itself back as a sentence. */
export const RepeatDialog = (props: RepeatDialogProps) => {
  const text = repeatText.useText();
  const { draft, rule, problem, isBusy, save, change } = useRepeatDraft(props);
  const fields = { draft, problem, onChange: change };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form of the card around it is another one.
    event.stopPropagation();
    void save();
  };
  return (
    <Dialog
      isOpen
      isWide
      onOpenChange={props.onClose}
      title={text.title(props.card.title)}
      description={text.description}
      closeLabel={text.close}
    >
      <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
        <RepeatDaysFields {...fields} />
        <RepeatEndFields {...fields} />
        <p role="status" className="min-h-12 rounded-md bg-sunken px-3 py-2">
          {typeof rule === 'string' ? '…' : `${ruleInWords(rule, text)} ${text.comes[draft.when]}`}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button type="button" size="sm" variant="secondary" onClick={props.onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" size="sm" loading={isBusy}>
            {text.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
