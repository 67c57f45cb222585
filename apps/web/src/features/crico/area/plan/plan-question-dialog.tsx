import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useRef } from 'react';
import type { PlanMove } from './consequences.ts';
import { MovesTable } from './moves-table.tsx';
import { planText } from './plan-text.ts';

interface PlanQuestionDialogProps {
  readonly moves: readonly PlanMove[];
  readonly answer: (isKept: boolean) => void;
}

/** The other cards that a change moves, before it is saved. */
export const PlanQuestionDialog = ({ moves, answer }: PlanQuestionDialogProps) => {
  const text = planText.useText();
  const first = useRef<HTMLButtonElement>(null);
  const title = text.title(moves.length);
  return (
    <Dialog
      isOpen
      onOpenChange={() => answer(false)}
      title={title}
      description={text.text}
      closeLabel={text.close}
      initialFocus={first}
    >
      <MovesTable moves={moves} label={title} />
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={() => answer(false)}>
          {text.cancel}
        </Button>
        <Button ref={first} onClick={() => answer(true)}>
          {text.keep}
        </Button>
      </div>
    </Dialog>
  );
};
