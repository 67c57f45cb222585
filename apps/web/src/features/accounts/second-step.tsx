import { Button } from '@nivel/ui/button';
import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { useState } from 'react';
import { heldIn } from '../../shell/session/session-state.ts';
import { useSession } from '../../shell/session/session.ts';
import { useSignOut } from '../../shell/sign-out/use-sign-out.tsx';
import { accountsText } from './accounts-text.ts';
import { AuthCard } from './auth-card.tsx';
import { CodeForm } from './code-form.tsx';
import { FormError } from './form-error.tsx';
import { KeyForm } from './key-form.tsx';
import { canPromptForKey } from './key-prompt.ts';
import { RecoveryCodeForm } from './recovery-code-form.tsx';
import { secondFactorsOf, type FactorKind, type SecondFactor } from './second-factors.ts';
import { secondStepError, secondStepText } from './second-step-text.ts';
import { sendSms, showCode, showKey, showRecoveryCode, showSmsCode, takeSecondStep } from './second-step.calls.ts';
import { SmsForm } from './sms-form.tsx';

interface FactorChoiceProps {
  readonly factors: readonly SecondFactor[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

const FactorChoice = ({ factors, chosen, onChoose }: FactorChoiceProps) => {
  const words = secondStepText.useText();
  const nameOf = ({ kind, name, phoneEnd }: SecondFactor): string => {
    if (kind === 'phone') return words.sms.choice(name, phoneEnd);
    return kind === 'recovery_code' ? words.recovery.code : name || words.unnamed;
  };
  const names = Object.fromEntries(factors.map((factor) => [factor.id, nameOf(factor)]));
  return (
    <Select label={words.choice} value={chosen} onValueChange={onChoose} items={names}>
      <SelectTrigger />
      <SelectList>
        {factors.map(({ id }) => (
          <SelectItem key={id} value={id}>
            {names[id]}
          </SelectItem>
        ))}
      </SelectList>
    </Select>
  );
};

const CodeOfApp = ({ id }: { readonly id: string }) => {
  const words = secondStepText.useText();
  const text = accountsText.useText();
  return (
    <CodeForm
      onCode={(code) => takeSecondStep(() => showCode(id, code))}
      describe={(error) => secondStepError(words, text, error)}
    />
  );
};

/** What shows the chosen factor. */
const FactorForm = ({ factor: { id, kind, phoneEnd } }: { readonly factor: SecondFactor }) => {
  const { keys } = secondStepText.useText();
  switch (kind) {
    case 'totp':
      return <CodeOfApp id={id} />;
    case 'phone':
      return (
        <SmsForm
          factorId={id}
          phoneEnd={phoneEnd}
          onSend={() => takeSecondStep(() => sendSms(id))}
          onCode={(challengeId, code) => takeSecondStep(() => showSmsCode(id, challengeId, code))}
        />
      );
    case 'webauthn':
      return <KeyForm action={keys.use} onKey={() => takeSecondStep(() => showKey(id))} />;
    case 'recovery_code':
      return <RecoveryCodeForm onCode={(code) => takeSecondStep(() => showRecoveryCode(code))} />;
  }
};

/** The order in which factors are offered: the safest first that this browser can take. */
const preferred = (): readonly FactorKind[] =>
  canPromptForKey() ? ['webauthn', 'totp', 'phone', 'recovery_code'] : ['totp', 'phone', 'webauthn', 'recovery_code'];

/** The factors of who waits here, and the one that is about to be shown. */
const useChoice = () => {
  const { user } = heldIn(useSession()) ?? {};
  const [picked, setPicked] = useState<string>();
  const factors = preferred().flatMap((kind) => secondFactorsOf(user).filter((factor) => factor.kind === kind));
  // A factor may be removed elsewhere while somebody looks for it.
  return { factors, chosen: factors.find(({ id }) => id === picked) ?? factors[0], pick: setPicked };
};

/** What helps who has nothing at hand: a recovery code, where there is one. */
const Lost = ({ onRecover }: { readonly onRecover: (() => void) | undefined }) => {
  const words = secondStepText.useText();
  return (
    <div className="rounded-md bg-sunken px-4 py-3">
      <h2 className="text-base font-semibold">{words.lostTitle}</h2>
      <p className="mt-1 text-soft">{words.lost}</p>
      {onRecover && (
        <Button variant="secondary" className="mt-3 max-sm:w-full" onClick={onRecover}>
          {words.recovery.use}
        </Button>
      )}
    </div>
  );
};

/** What a session waits for that has not taken the second step: a key, a code, or its end. */
export const SecondStep = () => {
  const words = secondStepText.useText();
  const { signOut, question } = useSignOut();
  const { factors, chosen, pick } = useChoice();
  const codes = factors.find(({ kind }) => kind === 'recovery_code');
  return (
    <AuthCard title={words.title} lead={words.leads[chosen?.kind ?? 'totp']}>
      <div className="flex flex-col gap-5">
        {factors.length > 1 && chosen && <FactorChoice factors={factors} chosen={chosen.id} onChoose={pick} />}
        {chosen ? <FactorForm key={chosen.id} factor={chosen} /> : <FormError>{words.noFactor}</FormError>}
        <Lost onRecover={codes && codes !== chosen ? () => pick(codes.id) : undefined} />
        <Button variant="ghost" onClick={signOut}>
          {words.signOut}
        </Button>
        {question}
      </div>
    </AuthCard>
  );
};
