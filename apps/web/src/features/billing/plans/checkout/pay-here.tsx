import { ClientError } from '@nivel/client/client-error';
import { Button } from '@nivel/ui/button';
import { useNavigate } from '@tanstack/react-router';
import type { Offer } from '../../area/billing.queries.ts';
import { billingText } from '../../area/billing-text.ts';
import { failureText } from '../../area/in-words.ts';
import type { Wanted } from './use-begin-payment.ts';
import { useElement } from './use-element.ts';

interface PayHereProps {
  readonly wanted: Wanted;
  readonly element: NonNullable<Offer['element']>;
  readonly hasTrial: boolean;
}

/** The provider's payment element on a page of ours: only the provider sees the typed data. */
export const PayHere = ({ wanted, element, hasTrial }: PayHereProps) => {
  const text = billingText.useText();
  const navigate = useNavigate();
  const { place, state, pay, isPaying, refusal } = useElement(
    wanted,
    element,
    (sessionId) => void navigate({ to: '/payment-success', search: { session_id: sessionId } }),
  );
  const failure = typeof state === 'object' ? state.failure : undefined;
  return (
    <div className="flex flex-col gap-4">
      {state === 'loading' && (
        <p role="status" className="text-soft">
          {text.elementLoading}
        </p>
      )}
      {typeof state === 'object' && (
        <p role="alert" className="rounded-sm bg-danger-soft px-3 py-2 font-medium text-danger">
          {failure instanceof ClientError ? failureText(text, failure) : text.elementFailed}
        </p>
      )}
      <div ref={place} />
      <div role="alert">
        {refusal !== undefined && (
          <p className="rounded-sm bg-danger-soft px-3 py-2 font-medium text-danger">
            {refusal === '' ? text.unknownFailure : refusal}
          </p>
        )}
      </div>
      {state === 'ready' && (
        <Button size="lg" loading={isPaying} onClick={pay}>
          {hasTrial ? text.startTrial : text.payNow}
        </Button>
      )}
    </div>
  );
};
