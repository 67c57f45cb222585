import { ClientError } from '@nivel/client/client-error';
import { teamOffer } from '@nivel/contracts/billing/team-offer';
import { Button } from '@nivel/ui/button';
import { Card } from '@nivel/ui/card';
import { TextArea } from '@nivel/ui/text-area';
import { TextField } from '@nivel/ui/text-field';
import { useRef, useState, type SubmitEvent } from 'react';
import { anybody } from '../../../shell/public-calls/anybody.ts';
import { errorsOf, nothingTyped, type TypedOffer } from './team-offer-form.ts';
import { teamsText } from './teams-text.ts';

/** Sends the typed values; sent again after a lost answer it is the same request. */
const useTeamOffer = (typed: TypedOffer) => {
  const id = useRef(crypto.randomUUID());
  const [state, setState] = useState<{ readonly at: 'form' | 'sending' | 'done'; readonly failure?: unknown }>({
    at: 'form',
  });
  const send = async (): Promise<void> => {
    setState({ at: 'sending' });
    const { seats, ...words } = typed;
    try {
      await anybody.call('request_team_offer', { request_id: id.current, seats: Number(seats), ...words });
      setState({ at: 'done' });
    } catch (failure) {
      setState({ at: 'form', failure });
    }
  };
  const again = () => {
    id.current = crypto.randomUUID();
    setState({ at: 'form' });
  };
  return { ...state, send, again };
};

const Done = ({ email, onAnother }: { readonly email: string; readonly onAnother: () => void }) => {
  const text = teamsText.useText();
  return (
    <Card className="flex flex-col items-start gap-4 p-6 sm:p-8">
      <h2 className="text-2xl">{text.doneTitle}</h2>
      <p role="status" className="text-soft">
        {text.doneText(email)}
      </p>
      <Button variant="secondary" onClick={onAnother}>
        {text.another}
      </Button>
    </Card>
  );
};

/** The form to request the price of the school for a team. */
export const TeamOfferRequest = () => {
  const text = teamsText.useText();
  const [typed, setTyped] = useState(nothingTyped);
  const [isChecked, setIsChecked] = useState(false);
  const { at, failure, send, again } = useTeamOffer(typed);
  const errors = errorsOf(text, typed);
  const field = (name: keyof TypedOffer) => ({
    name,
    label: text[name],
    value: typed[name],
    error: isChecked ? errors[name] : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (Object.keys(errors).length === 0) void send();
  };
  if (at === 'done') return <Done email={typed.email.trim()} onAnother={again} />;
  const code = failure instanceof ClientError ? failure.code : '';
  return (
    <Card className="p-6 sm:p-8">
      <form onSubmit={submit} noValidate aria-labelledby="offer-title" className="flex flex-col gap-5">
        <div>
          <h2 id="offer-title" className="text-2xl">
            {text.formTitle}
          </h2>
          <p className="mt-1 text-soft">{text.formText}</p>
        </div>
        <TextField {...field('organization')} autoComplete="organization" maxLength={teamOffer.longestName} />
        <TextField {...field('name')} autoComplete="name" maxLength={teamOffer.longestName} />
        <TextField {...field('email')} type="email" autoComplete="email" placeholder={text.emailPlaceholder} />
        <TextField {...field('seats')} inputMode="numeric" autoComplete="off" />
        <TextArea {...field('message')} hint={text.messageHint} rows={4} />
        <div role="alert">
          {failure !== undefined && (
            <p className="rounded-sm bg-danger-soft px-3 py-2 font-medium text-danger">
              {text.failures[code] ?? text.unknownFailure}
            </p>
          )}
        </div>
        <Button type="submit" size="lg" loading={at === 'sending'}>
          {text.send}
        </Button>
      </form>
    </Card>
  );
};
