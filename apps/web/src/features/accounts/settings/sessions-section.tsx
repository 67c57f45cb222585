import { Button } from '@nivel/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsSection } from '../../../shell/settings/settings-section.tsx';
import { accountsText, errorText } from '../accounts-text.ts';
import { sessionsQuery, type LivingSession } from './account.queries.ts';
import { EndQuestion } from './end-question.tsx';
import { LoadFailure, LoadingList } from './load-failure.tsx';
import { SessionRow } from './session-row.tsx';
import { settingsText } from './settings-text.ts';
import { limits } from '../../../limits/limits.ts';

interface SessionListProps {
  readonly sessions: readonly LivingSession[];
  readonly now: number;
}

const SessionList = ({ sessions, now }: SessionListProps) => {
  const words = settingsText.useText().sessions;
  const [isWhole, setIsWhole] = useState(false);
  const [ending, setEnding] = useState<LivingSession | 'others'>();
  const shown = isWhole ? sessions : sessions.slice(0, limits.account.sessionsShown);
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul>
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} now={now} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        {shown.length < sessions.length && (
          <Button variant="secondary" onClick={() => setIsWhole(true)}>
            {words.more(sessions.length - shown.length)}
          </Button>
        )}
        {hasOthers ? (
          <Button variant="secondary" onClick={() => setEnding('others')}>
            {words.endOthers}
          </Button>
        ) : (
          <p className="text-soft">{words.onlyThis}</p>
        )}
      </div>
      {ending && <EndQuestion ending={ending} onDone={() => setEnding(undefined)} />}
    </>
  );
};

/** The account's sessions, and how to end them. */
export const SessionsSection = () => {
  const words = settingsText.useText().sessions;
  const text = accountsText.useText();
  const { data, error, dataUpdatedAt, refetch } = useQuery(sessionsQuery());
  return (
    <SettingsSection id="sesiones" title={words.title} lead={words.lead}>
      {data && <SessionList sessions={data} now={dataUpdatedAt} />}
      {!data && error && <LoadFailure message={words.failed(errorText(text, error))} onAgain={() => void refetch()} />}
      {!data && !error && <LoadingList>{words.loading}</LoadingList>}
    </SettingsSection>
  );
};
