import { Button } from '@nivel/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocale } from '../../../shell/language/locale.ts';
import { SettingsSection } from '../../../shell/settings/settings-section.tsx';
import { accountsText, errorText } from '../accounts-text.ts';
import { eventsQuery, type SecurityEvent } from './account.queries.ts';
import { LoadFailure, LoadingList } from './load-failure.tsx';
import { knownWords } from './origin-words.ts';
import { settingsText } from './settings-text.ts';

const EventRow = ({ event: { kind, at, origin } }: { readonly event: SecurityEvent }) => {
  const text = settingsText.useText();
  const locale = useLocale();
  const when = new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <p className="font-medium">{text.activity.events[kind]}</p>
      <p className="text-sm text-soft">
        <time dateTime={at}>{when}</time>
        {knownWords(origin, text, locale).map((words) => ` · ${words}`)}
      </p>
    </li>
  );
};

/** The events of the account, so that its owner sees actions of others. */
export const ActivitySection = () => {
  const words = settingsText.useText().activity;
  const text = accountsText.useText();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(eventsQuery());
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <SettingsSection id="seguridad" title={words.title} lead={words.lead}>
      {isPending && <LoadingList>{words.loading}</LoadingList>}
      {data && events.length === 0 && <p className="text-soft">{words.empty}</p>}
      <ul>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
      {error && (
        <LoadFailure
          message={words.failed(errorText(text, error))}
          onAgain={() => void (data ? fetchNextPage() : refetch())}
        />
      )}
      {hasNextPage && !error && (
        <Button variant="secondary" className="mt-3" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </SettingsSection>
  );
};
