import { useSession } from '../../../shell/session/session.ts';
import { Avatar } from '../../../shell/pictures/avatar.tsx';
import { currentLocale } from '../../../shell/language/locale.ts';
import { useOpenCard } from '../area/project/open-card.ts';
import { useProject } from '../area/project/project-scene.ts';
import { OwnState } from './own-state.tsx';
import { relativeTime, useNow } from './relative-time.ts';
import { teamViewText } from './team-view-text.ts';
import type { TeamPresence } from './team-presence.ts';

const dots: Readonly<Record<TeamPresence['state'], string>> = {
  online: 'bg-success',
  away: 'bg-warning',
  busy: 'bg-danger',
  offline: 'bg-line-strong',
};

const timeOf = (moment: string): string =>
  new Date(moment).toLocaleTimeString(currentLocale(), { hour: 'numeric', minute: '2-digit' });

/** A person's present activity: the cards that they have open and that are on the board of the viewer, or the board. */
const At = ({ presence: { state, at, lastSeen } }: { readonly presence: TeamPresence }) => {
  const text = teamViewText.useText();
  const { board } = useProject();
  const { open } = useOpenCard(board);
  const now = useNow();
  if (state === 'offline') return lastSeen ? text.lastSeen(relativeTime(lastSeen, now, text.justNow)) : null;
  const cards = at.flatMap((id) => board.cards.get(id) ?? []);
  if (cards.length === 0) return text.onBoard;
  return (
    <>
      {text.hasOpen}{' '}
      {cards.map((card) => (
        <button
          key={card.id}
          type="button"
          onClick={() => open(card)}
          className="mr-1 min-h-6 text-left text-accent underline"
        >
          {board.project.key}-{card.number} {card.title}
        </button>
      ))}
    </>
  );
};

const PresenceRow = ({ presence, isMe }: { readonly presence: TeamPresence; readonly isMe: boolean }) => {
  const text = teamViewText.useText();
  const { person, state, busyUntil } = presence;
  return (
    <li className="flex items-center gap-3 py-2">
      <span className="relative">
        <Avatar name={person.name} picture={person.picture} />
        <span
          aria-hidden="true"
          className={`absolute -right-0.5 -bottom-0.5 size-3 rounded-full ring-2 ring-raised ${dots[state]}`}
        />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium wrap-anywhere">{isMe ? `${person.name} ${text.you}` : person.name}</span>
          <span className="text-sm text-soft">
            {text.states[state]}
            {busyUntil !== null && ` ${text.until(timeOf(busyUntil))}`}
          </span>
        </p>
        <p className="text-sm wrap-anywhere text-soft empty:hidden">
          <At presence={presence} />
        </p>
      </div>
      {isMe && state !== 'offline' && <OwnState isBusy={state === 'busy'} />}
    </li>
  );
};

/** The team with each person's presence and activity. */
export const PresenceList = ({ team }: { readonly team: readonly TeamPresence[] }) => {
  const text = teamViewText.useText();
  const state = useSession();
  const me = state.status === 'signed-in' ? state.user.id : null;
  return (
    <section aria-label={text.people} className="flex flex-col gap-1">
      <h3 className="text-base font-medium">{text.people}</h3>
      <ul className="divide-y divide-line">
        {team.map((presence) => (
          <PresenceRow key={presence.person.id} presence={presence} isMe={presence.person.id === me} />
        ))}
      </ul>
    </section>
  );
};
