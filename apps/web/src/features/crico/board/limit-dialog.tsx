import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { useBoard } from './board-context.ts';
import { boardText } from './board-text.ts';

/** Asks before a list is filled beyond its limit. */
export const LimitDialog = () => {
  const text = boardText.useText();
  const { question, dismiss } = useBoard().actions;
  if (!question) return null;
  const { list } = question;
  return (
    <ConfirmDialog
      title={text.limitTitle}
      description={text.limitText(list.name, list.wip_limit ?? 0)}
      action={text.exceed}
      labels={text}
      isBusy={false}
      failure={undefined}
      onConfirm={() => {
        question.go();
        dismiss();
      }}
      onCancel={dismiss}
    />
  );
};
