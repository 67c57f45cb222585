import { Button } from '@nivel/ui/button';
import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { useState } from 'react';
import { heldIn } from '../../shell/session/session-state.ts';
import { useSession } from '../../shell/session/session.ts';
import { useSignOut } from '../../shell/sign-out/use-sign-out.tsx';
import { accountsText } from './accounts-text.ts';
import { AuthCard } from './auth-card.tsx';
import { codeAppsOf, type CodeApp } from './code-apps.ts';
import { CodeForm } from './code-form.tsx';
import { FormError } from './form-error.tsx';
import { secondStepError, secondStepText } from './second-step-text.ts';
import { takeSecondStep } from './second-step.calls.ts';

interface AppChoiceProps {
  readonly apps: readonly CodeApp[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

const AppChoice = ({ apps, chosen, onChoose }: AppChoiceProps) => {
  const words = secondStepText.useText();
  const names = Object.fromEntries(apps.map(({ id, name }) => [id, name || words.unnamed]));
  return (
    <Select label={words.app} value={chosen} onValueChange={onChoose} items={names}>
      <SelectTrigger />
      <SelectList>
        {apps.map(({ id }) => (
          <SelectItem key={id} value={id}>
            {names[id]}
          </SelectItem>
        ))}
      </SelectList>
    </Select>
  );
};

const AppCode = ({ apps, first }: { readonly apps: readonly CodeApp[]; readonly first: CodeApp }) => {
  const words = secondStepText.useText();
  const text = accountsText.useText();
  const [picked, setPicked] = useState(first.id);
  // An app may be removed elsewhere while somebody looks for it.
  const chosen = apps.some(({ id }) => id === picked) ? picked : first.id;
  return (
    <>
      {apps.length > 1 && <AppChoice apps={apps} chosen={chosen} onChoose={setPicked} />}
      <CodeForm
        onCode={(code) => takeSecondStep(chosen, code)}
        describe={(error) => secondStepError(words, text, error)}
      />
    </>
  );
};

/** What a session waits for that has not taken the second step: a code of an app, or its end. */
export const SecondStep = () => {
  const words = secondStepText.useText();
  const { signOut, question } = useSignOut();
  const apps = codeAppsOf(heldIn(useSession())?.user);
  const [first] = apps;
  return (
    <AuthCard title={words.title} lead={words.lead}>
      <div className="flex flex-col gap-5">
        {first ? <AppCode apps={apps} first={first} /> : <FormError>{words.noApp}</FormError>}
        <div className="rounded-md bg-sunken px-4 py-3">
          <h2 className="text-base font-semibold">{words.lostTitle}</h2>
          <p className="mt-1 text-soft">{words.lost}</p>
        </div>
        <Button variant="ghost" onClick={signOut}>
          {words.signOut}
        </Button>
        {question}
      </div>
    </AuthCard>
  );
};
