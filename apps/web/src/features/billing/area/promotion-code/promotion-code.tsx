import { Button } from '@nivel/ui/button';
import { TextField } from '@nivel/ui/text-field';
import { Tag } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import type { SoldPlan } from '../billing.queries.ts';
import { billingText } from '../billing-text.ts';
import { failureText, pesos } from '../in-words.ts';
import type { BillingMessages } from '../messages/es-mx.ts';
import { useCheckCode, type AppliedCode } from './use-promotion-code.ts';

interface PromotionCodeProps {
  readonly plan: SoldPlan;
  readonly applied: AppliedCode | null;
  readonly onChange: (code: AppliedCode | null) => void;
}

/** The effect of a code on the price, in words. */
export const codeText = (text: BillingMessages, { duration, months, price, price_with_code }: AppliedCode): string => {
  const [reduced, full] = [pesos(price_with_code), pesos(price)];
  if (duration === 'forever') return text.codeForever(reduced);
  if (duration === 'once') return text.codeOnce(reduced, full);
  return text.codeMonths(reduced, months ?? 1, full);
};

const Applied = ({ applied, onRemove }: { readonly applied: AppliedCode; readonly onRemove: () => void }) => {
  const text = billingText.useText();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-success-soft px-4 py-3">
      <Tag aria-hidden="true" size={20} className="shrink-0 text-success" />
      <p role="status" className="min-w-0 flex-1 basis-48 tabular-nums">
        <span className="font-semibold">{applied.code}</span> · {codeText(text, applied)}
      </p>
      <Button variant="ghost" onClick={onRemove}>
        {text.codeRemove}
      </Button>
    </div>
  );
};

const Form = ({ plan, onApplied }: { readonly plan: SoldPlan; readonly onApplied: (code: AppliedCode) => void }) => {
  const text = billingText.useText();
  const [code, setCode] = useState('');
  const { mutate, isPending, error, reset } = useCheckCode(plan, onApplied);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // A form of ours may be inside another.
    event.stopPropagation();
    if (code.trim() !== '') mutate(code.trim());
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
      <div className="min-w-0 flex-1 basis-48">
        <TextField
          label={text.codeLabel}
          value={code}
          maxLength={100}
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={error ? codeFailure(text, error) : undefined}
          onChange={({ target }) => {
            setCode(target.value);
            reset();
          }}
        />
      </div>
      <Button type="submit" variant="secondary" className="mt-7" loading={isPending}>
        {text.codeApply}
      </Button>
    </form>
  );
};

/** A malformed code is refused like an unknown one. */
const codeFailure = (text: BillingMessages, error: unknown): string => {
  const isUnknown = error instanceof Error && 'code' in error && error.code === 'invalid_input';
  return isUnknown ? (text.failures['promotion_code_refused'] ?? '') : failureText(text, error);
};

/** Behind a question, as few have one: a promotion code, checked before anything is paid. */
export const PromotionCode = ({ plan, applied, onChange }: PromotionCodeProps) => {
  const text = billingText.useText();
  const [isOpen, setIsOpen] = useState(false);
  if (applied) return <Applied applied={applied} onRemove={() => onChange(null)} />;
  if (isOpen) return <Form plan={plan} onApplied={onChange} />;
  return (
    <button
      type="button"
      className="inline-flex min-h-11 items-center self-start font-medium text-accent underline-offset-4 hover:underline"
      onClick={() => setIsOpen(true)}
    >
      {text.codeQuestion}
    </button>
  );
};
