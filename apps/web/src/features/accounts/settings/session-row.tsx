import { Button } from '@nivel/ui/button';
import { useLocale } from '../../../shell/language/locale.ts';
import type { LivingSession } from './account.queries.ts';
import { DeviceIcon } from './device-icon.tsx';
import { agoWords, deviceWords, placeWords } from './origin-words.ts';
import { settingsText } from './settings-text.ts';

interface SessionRowProps {
  readonly session: LivingSession;
  /** When the list was loaded, in milliseconds since 1970. */
  readonly now: number;
  readonly onEnd: () => void;
}

/** One place where the account is open. This browser's own is marked, and left by signing out. */
export const SessionRow = ({ session, now, onEnd }: SessionRowProps) => {
  const text = settingsText.useText();
  const locale = useLocale();
  const words = text.sessions;
  const device = deviceWords(session.origin, text);
  const place = placeWords(session.origin, text, locale);
  const used = Date.parse(session.lastUsedAt);
  return (
    <li className="flex items-center gap-3 border-t border-line py-3 first:border-t-0">
      <DeviceIcon device={session.origin.device} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {device}
          {session.isCurrent && (
            <span className="rounded-full bg-accent-soft px-2.5 py-0.5 text-sm font-semibold">{words.current}</span>
          )}
        </p>
        <p className="text-sm text-soft">
          <span className="max-sm:block">{place}</span>
          <span className="max-sm:hidden"> · </span>
          {session.isCurrent ? (
            words.now
          ) : (
            <time dateTime={session.lastUsedAt}>{words.lastUsed(agoWords(now - used, text, locale))}</time>
          )}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="secondary"
          aria-label={words.endOf(`${device}, ${place}`)}
          onClick={onEnd}
          className="max-sm:px-3"
        >
          {words.end}
        </Button>
      )}
    </li>
  );
};
