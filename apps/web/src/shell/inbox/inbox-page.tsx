import type { InboxPart } from '@nivel/contracts/worker/notification';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useArea } from '../area/area.ts';
import { mainId } from '../navigation/skip-link.tsx';
import { useTitle } from '../navigation/use-title.ts';
import { unreadQuery } from '../notifications/notifications.queries.ts';
import { InboxList } from './inbox-list.tsx';
import { inboxText } from './inbox-text.ts';

const parts: readonly InboxPart[] = ['inbox', 'unread', 'done', 'snoozed'];

const usePart = (): InboxPart => {
  const { part }: { readonly part?: unknown } = useSearch({ strict: false });
  return parts.find((one) => one === part) ?? 'inbox';
};

const Parts = ({ chosen }: { readonly chosen: InboxPart }) => {
  const text = inboxText.useText();
  const { inbox } = useArea();
  const { data: unread = 0 } = useQuery(unreadQuery());
  return (
    <nav aria-label={text.partsLabel} className="flex gap-1 overflow-x-auto border-b border-line">
      {parts.map((part) => (
        <Link
          key={part}
          to={inbox}
          search={part === 'inbox' ? {} : { part }}
          aria-current={part === chosen ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-3 font-medium text-soft -outline-offset-3 hover:text-text aria-[current=page]:border-accent aria-[current=page]:text-accent"
        >
          {text.parts[part]}
          {part === 'unread' && unread > 0 && <span className="tabular-nums">{unread}</span>}
        </Link>
      ))}
    </nav>
  );
};

/** All notifications of a person, and their states. */
export const InboxPage = () => {
  const text = inboxText.useText();
  const part = usePart();
  useTitle(text.title);
  return (
    <main id={mainId} tabIndex={-1} className="mx-auto flex w-full max-w-4xl flex-col gap-4 px-4 py-5 outline-none">
      <div>
        <h1 className="text-2xl">{text.title}</h1>
        <p className="text-soft">{text.lead}</p>
        <p className="text-sm text-soft pointer-coarse:hidden">{text.keys}</p>
      </div>
      <Parts chosen={part} />
      <InboxList key={part} part={part} />
    </main>
  );
};
