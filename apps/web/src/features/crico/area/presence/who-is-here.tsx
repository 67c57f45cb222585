import { usePresence } from '../../../../shell/live/use-presence.ts';
import { useSession } from '../../../../shell/session/session.ts';
import { Avatar } from '../../../../shell/pictures/avatar.tsx';
import { useOpenCard } from '../project/open-card.ts';
import { useProject } from '../project/project-scene.ts';
import { presenceText } from './presence-text.ts';

const SHOWN = 4;

interface WhoIsHereProps {
  /** More are only counted. */
  readonly most?: number;
}

/** The others who have the open project before them, and which card they have open. */
export const WhoIsHere = ({ most = SHOWN }: WhoIsHereProps) => {
  const text = presenceText.useText();
  const { board, people } = useProject();
  const state = useSession();
  const { card } = useOpenCard(board);
  const present = usePresence(`project:${board.project.id}`, card?.id ?? null);
  const own = state.status === 'signed-in' ? state.user.id : null;
  const others = present.filter(({ user_id: id }) => id !== own);
  if (others.length === 0) return null;
  const nameOf = (id: string): string => people.find((one) => one.id === id)?.name ?? text.somebody;
  const openIn = (at: readonly string[]): string[] =>
    at.flatMap((id) => board.cards.get(id) ?? []).map(({ number }) => `${board.project.key}-${number}`);
  const inWords = (id: string, at: readonly string[]): string => {
    const cards = openIn(at);
    return cards.length === 0 ? text.isHere(nameOf(id)) : text.hasOpen(nameOf(id), cards.join(', '));
  };
  return (
    <ul aria-label={text.here} className="flex items-center -space-x-1.5">
      {others.slice(0, most).map(({ user_id: id, at }) => (
        <li key={id} title={inWords(id, at)} className="rounded-full ring-2 ring-surface">
          <Avatar name={nameOf(id)} picture={people.find((one) => one.id === id)?.picture} size="xs" />
          <span className="sr-only">{inWords(id, at)}</span>
        </li>
      ))}
      {others.length > most && (
        <li className="grid h-6 place-items-center rounded-full bg-sunken px-1.5 text-xs text-soft ring-2 ring-surface">
          <span aria-hidden="true">+{others.length - most}</span>
          <span className="sr-only">{text.more(others.length - most)}</span>
        </li>
      )}
    </ul>
  );
};
