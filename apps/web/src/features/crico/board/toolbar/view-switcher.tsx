import { views } from '@nivel/contracts/projects/view-values';
import { CalendarDays, CalendarRange, ChartGantt, Columns3, Kanban, Rows3, Sparkles, Users, Zap } from 'lucide-react';
import { useUnreadChat } from '../../area/comments/use-unread-chat.ts';
import { CompactChoice } from '../../area/compact-choice.tsx';
import { mayChangeCards } from '../../area/project/project-scene.ts';
import { usePhone } from '../../area/use-width.ts';
import { useBoard } from '../board-context.ts';
import type { View } from '../view/view-choices.ts';
import { viewText } from '../view/view-text.ts';

const icons: Record<View, typeof Kanban> = {
  board: Kanban,
  simple: Columns3,
  table: Rows3,
  gantt: ChartGantt,
  calendar: CalendarDays,
  timeline: CalendarRange,
  ai: Sparkles,
  team: Users,
  auto: Zap,
};
/** Views that guests have no part in. */
const ofMembers: readonly View[] = ['auto'];

/** More are not counted where they are shown. */
const MOST_SHOWN = 99;

/** The views of a person, and how many messages of the team wait in one of them. */
const useOfferedViews = () => {
  const { board } = useBoard();
  const unread = useUnreadChat(board);
  const offered = mayChangeCards(board) ? views : views.filter((view) => !ofMembers.includes(view));
  return { offered, unread };
};

/** How many messages of the team wait to be read. */
const UnreadCount = ({ unread }: { readonly unread: number }) => {
  const text = viewText.useText();
  return (
    <span className="rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent tabular-nums">
      <span aria-hidden="true">{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</span>
      <span className="sr-only">{text.unreadChat(unread)}</span>
    </span>
  );
};

/** On a phone all views are one selector: side by side they would push the cards down. Unread messages lead to their view. */
const ViewMenu = () => {
  const text = viewText.useText();
  const { choices, choose } = useBoard();
  const { offered, unread } = useOfferedViews();
  const items = offered.map((view): readonly [View, string] => [view, text.views[view]]);
  return (
    <>
      <CompactChoice
        label={text.view}
        value={choices.view}
        groups={[{ items }]}
        onChoose={(chosen) => choose({ view: views.find((view) => view === chosen) ?? choices.view })}
      />
      {unread > 0 && choices.view !== 'team' && (
        <button
          type="button"
          onClick={() => choose({ view: 'team' })}
          className="inline-flex min-h-8 items-center gap-1 rounded-sm px-2 text-sm hover:bg-sunken pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        >
          <Users aria-hidden="true" size={15} />
          <span className="sr-only">{text.views.team}</span>
          <UnreadCount unread={unread} />
        </button>
      )}
    </>
  );
};

const ViewButtons = () => {
  const text = viewText.useText();
  const { choices, choose } = useBoard();
  const { offered, unread } = useOfferedViews();
  return (
    <div role="group" aria-label={text.view} className="inline-flex rounded-sm border border-line-strong">
      {offered.map((view) => {
        const Icon = icons[view];
        const look = choices.view === view ? 'bg-accent-soft font-semibold text-text' : 'text-soft hover:bg-sunken';
        return (
          <button
            key={view}
            type="button"
            aria-pressed={choices.view === view}
            onClick={() => choose({ view })}
            className={`inline-flex min-h-8 items-center justify-center gap-1.5 px-2.5 text-sm first:rounded-l-sm last:rounded-r-sm pointer-coarse:min-h-11 pointer-coarse:min-w-11 ${look}`}
          >
            <Icon aria-hidden="true" size={15} />
            <span className="max-lg:sr-only">{text.views[view]}</span>
            {view === 'team' && unread > 0 && <UnreadCount unread={unread} />}
          </button>
        );
      })}
    </div>
  );
};

/** The view of the project. */
export const ViewSwitcher = () => (usePhone() ? <ViewMenu /> : <ViewButtons />);
