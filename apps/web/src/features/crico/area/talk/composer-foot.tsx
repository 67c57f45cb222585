import { Button } from '@nivel/ui/button';
import { FieldError } from '@nivel/ui/field-error';
import { useId, type ReactNode } from 'react';
import type { TalkWords } from './messages/es-mx.ts';
import type { MessageSender } from './use-message-sender.ts';

interface ComposerFootProps {
  readonly text: Pick<TalkWords, 'cancel' | 'sendAgain' | 'notKept'> & { readonly waiting: string };
  readonly sendLabel: string;
  readonly sending: MessageSender;
  readonly isSendable: boolean;
  /** Whether the draft will be there after a reload. */
  readonly isHeld: boolean;
  readonly onCancel?: (() => void) | undefined;
  /** Further choices before sending. */
  readonly children?: ReactNode;
}

/** Sends the text above it, or discards it, and shows the progress. */
export const ComposerFoot = (props: ComposerFootProps) => {
  const { text, sendLabel, sending, isSendable, isHeld, onCancel, children } = props;
  const problem = useId();
  return (
    <>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {children}
        {onCancel && (
          <Button size="sm" variant="ghost" onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
        <Button
          size="sm"
          disabled={!isSendable}
          loading={sending.state === 'sending'}
          onClick={() => void sending.send()}
        >
          {sending.state === 'waiting' ? text.sendAgain : sendLabel}
        </Button>
      </div>
      <div role="status" className="text-sm empty:hidden">
        {sending.state === 'waiting' ? text.waiting : isHeld ? '' : text.notKept}
      </div>
      <div role="alert" className="empty:hidden">
        {sending.reason !== '' && <FieldError id={problem}>{sending.reason}</FieldError>}
      </div>
    </>
  );
};
