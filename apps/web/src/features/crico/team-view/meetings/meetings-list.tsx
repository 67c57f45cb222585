import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownZone } from '../../../../shell/days/own-zone.ts';
import { useLiveRoom } from '../../../../shell/live/use-live.ts';
import { useSession } from '../../../../shell/session/session.ts';
import { leadsProject, mayChangeCards, useProject } from '../../area/project/project-scene.ts';
import { draftOf } from './meeting-draft.ts';
import { MeetingDialog } from './meeting-dialog.tsx';
import { MeetingItem } from './meeting-item.tsx';
import { meetingsText } from './meetings-text.ts';
import { meetingsQuery, type Meeting } from './meetings.queries.ts';
import { useInvitable } from './use-invitable.ts';

/** The meetings that are still to come, as others change them too. */
export const MeetingsList = () => {
  const text = meetingsText.useText();
  const { board } = useProject();
  const state = useSession();
  const client = useQueryClient();
  const [edited, setEdited] = useState<Meeting | null>(null);
  const invitable = useInvitable(edited?.organizer_id ?? '');
  const query = meetingsQuery(board.project.id);
  const { data, isError } = useQuery(query);
  const again = () => void client.invalidateQueries(query);
  useLiveRoom({
    room: `comments:${board.project.id}`,
    facts: { 'projects.meetings.changed': again },
    onStale: again,
    onClosed: () => client.removeQueries(query),
  });
  const userId = state.status === 'signed-in' ? state.user.id : '';
  const mayChange = (meeting: Meeting): boolean =>
    mayChangeCards(board) && (meeting.organizer_id === userId || leadsProject(board));
  const nameOf = (id: string): string => data?.people.find(({ user_id }) => user_id === id)?.full_name || text.somebody;
  return (
    <section id="meetings" aria-label={text.title} className="flex flex-col gap-2">
      <h3 className="text-base">{text.title}</h3>
      <div role="status" className="text-soft empty:hidden">
        {isError && text.failed}
        {data?.meetings.length === 0 && text.none}
      </div>
      {data && data.meetings.length > 0 && (
        <ul className="flex flex-col gap-2">
          {data.meetings.map((meeting) => (
            <MeetingItem
              key={meeting.id}
              meeting={meeting}
              mayChange={mayChange(meeting)}
              zone={ownZone()}
              nameOf={nameOf}
              onEdit={() => setEdited(meeting)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <MeetingDialog
          meetingId={edited.id}
          version={edited.version}
          first={draftOf(edited, new Set(invitable.map(({ id }) => id)))}
          people={invitable}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
};
