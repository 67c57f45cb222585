import type { HolidaySource } from '@nivel/contracts/projects/holidays/holiday-source';
import { fetchedAddress, isCalendarAddress } from '@nivel/contracts/projects/holidays/holiday-source-values';
import { Button } from '@nivel/ui/button';
import { TextField } from '@nivel/ui/text-field';
import { useId, useState, type SubmitEvent } from 'react';
import { formatMoment } from '../../../area/in-words.ts';
import { ganttText } from '../gantt-text.ts';
import { useHolidaySources, useSourceError } from './use-holiday-sources.ts';

type Sources = ReturnType<typeof useHolidaySources>;

/** A calendar, when it was read, and what went wrong. */
const SourceRow = ({
  source,
  refresh,
  remove,
}: { readonly source: HolidaySource } & Pick<Sources, 'refresh' | 'remove'>) => {
  const { sources: text } = ganttText.useText().calendar;
  const { id, host, days, fetched_at: read, next_fetch_at: next, problem } = source;
  const facts = [
    text.days(days),
    read === null ? text.notYet : text.fetched(formatMoment(read)),
    ...(next === null ? [] : [text.next(formatMoment(next))]),
  ];
  const isOf = ({ isPending, variables }: Sources['refresh'] | Sources['remove']): boolean =>
    isPending && variables.id === id;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 rounded-md border border-line p-2">
      <div className="min-w-48 flex-1">
        <p className="wrap-anywhere">{host}</p>
        <p className="text-sm text-soft">{facts.join(' · ')}</p>
        {problem !== null && <p className="text-sm text-danger">{text.problem(text.problems[problem])}</p>}
      </div>
      <div className="flex gap-2">
        <Button
          size="sm"
          variant="secondary"
          aria-label={text.refreshOf(host)}
          loading={isOf(refresh)}
          onClick={() => refresh.mutate(source)}
        >
          {text.refresh}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={text.unsubscribeOf(host)}
          loading={isOf(remove)}
          onClick={() => remove.mutate(source)}
        >
          {text.unsubscribe}
        </Button>
      </div>
    </li>
  );
};

const AddSource = ({ add }: Pick<Sources, 'add'>) => {
  const { sources: text } = ganttText.useText().calendar;
  const inWords = useSourceError();
  const [url, setUrl] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isSound = isCalendarAddress(fetchedAddress(url));
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isSound || add.isPending) return;
    const done = () => {
      setUrl('');
      setIsChecked(false);
    };
    add.mutate(url.trim(), { onSuccess: done });
  };
  return (
    <form noValidate aria-label={text.subscribe} onSubmit={onSubmit} className="flex flex-col gap-3">
      <TextField
        label={text.address}
        hint={text.addressHint}
        autoComplete="off"
        inputMode="url"
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        {...(isChecked && !isSound && { error: text.addressWrong })}
      />
      <div role="alert" className="empty:hidden">
        {add.isError && <p className="font-medium text-danger">{inWords(add.error)}</p>}
      </div>
      <Button type="submit" size="sm" variant="secondary" className="self-start" loading={add.isPending}>
        {text.subscribe}
      </Button>
    </form>
  );
};

/** Calendars at addresses that the project follows; what is done with them is done at once. */
export const HolidaySources = () => {
  const { sources: text } = ganttText.useText().calendar;
  const heading = useId();
  const { sources, error, add, refresh, remove } = useHolidaySources();
  return (
    <section aria-labelledby={heading} className="mt-5 flex flex-col gap-3 border-t border-line pt-4">
      <h3 id={heading} className="font-medium">
        {text.heading}
      </h3>
      <p className="text-sm text-soft">{text.about}</p>
      {error && (
        <p role="alert" className="text-sm text-danger">
          {text.failedLoad}
        </p>
      )}
      {sources?.length === 0 && <p className="text-sm text-soft">{text.none}</p>}
      {sources !== undefined && sources.length > 0 && (
        <ul aria-labelledby={heading} className="flex flex-col gap-1.5">
          {sources.map((source) => (
            <SourceRow key={source.id} source={source} refresh={refresh} remove={remove} />
          ))}
        </ul>
      )}
      <AddSource add={add} />
    </section>
  );
};
