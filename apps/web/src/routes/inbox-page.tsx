import { AreaHeader } from '../shell/area-header/area-header.tsx';
import { InboxPage as Inbox } from '../shell/inbox/inbox-page.tsx';
import { SkipLink } from '../shell/navigation/skip-link.tsx';

/** The inbox of a learner, below the bar of the learning area. */
export const InboxPage = () => (
  <>
    <SkipLink />
    <AreaHeader />
    <Inbox />
  </>
);
