import { Button } from '@nivel/ui/button';
import { TextField } from '@nivel/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { cricoText } from '../crico-text.ts';
import { allOrganizationsKey, organizationKey } from '../data/crico.queries.ts';
import { errorText } from '../in-words.ts';

const MOST_SEATS = 1_000_000;

/** The typed value: a number of seats, null for no limit, undefined for an invalid one. */
const seatsIn = (typed: string): number | null | undefined => {
  if (typed.trim() === '') return null;
  const seats = Number(typed);
  return Number.isInteger(seats) && seats >= 1 && seats <= MOST_SEATS ? seats : undefined;
};

interface SeatsFormProps {
  readonly organizationId: string;
  readonly seats: number | null;
  readonly onSaved?: () => void;
}

/** The limit of members, set by an administrator of the installation. */
export const SeatsForm = ({ organizationId, seats, onSaved }: SeatsFormProps) => {
  const text = cricoText.useText();
  const words = text.seats;
  const client = useQueryClient();
  const [typed, setTyped] = useState(String(seats ?? ''));
  const wanted = seatsIn(typed);
  const { mutate, isPending } = useMutation({
    mutationFn: async (limit: number | null) =>
      siteClient.call('set_organization_seats', { organization_id: organizationId, seats: limit }),
    onSuccess: () => {
      notify({ type: 'success', message: words.saved });
      onSaved?.();
    },
    onError: (error) => notify({ type: 'error', message: errorText(text, error) }),
    onSettled: async () =>
      Promise.all(
        [organizationKey(organizationId), allOrganizationsKey].map(async (queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (wanted !== undefined && !isPending) mutate(wanted);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-wrap items-start gap-3">
      <div className="w-64 max-w-full">
        <TextField
          label={words.title}
          hint={words.hint}
          inputMode="numeric"
          value={typed}
          error={wanted === undefined ? words.invalid : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" size="sm" className="mt-7" loading={isPending} disabled={wanted === seats}>
        {words.save}
      </Button>
    </form>
  );
};
