import { Button } from '@nivel/ui/button';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { ownZone } from '../../../../shell/days/own-zone.ts';
import { useSession } from '../../../../shell/session/session.ts';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { teamNumbersQuery } from '../team-view.queries.ts';
import { MeetingDialog } from './meeting-dialog.tsx';
import { newMeetingDraft } from './meeting-draft.ts';
import { meetingsText } from './meetings-text.ts';
import { useInvitable } from './use-invitable.ts';

/** Opens the form of a new meeting. */
export const ScheduleMeeting = () => {
  const text = meetingsText.useText();
  const { board } = useProject();
  const state = useSession();
  const invitable = useInvitable(state.status === 'signed-in' ? state.user.id : '');
  const { data } = useQuery(teamNumbersQuery(board.project.id));
  const [id, setId] = useState<string | null>(null);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<CalendarPlus aria-hidden="true" size={16} />}
        onClick={() => setId(uuidv7())}
      >
        {text.schedule}
      </Button>
      {id !== null && (
        <MeetingDialog
          meetingId={id}
          version={0}
          first={newMeetingDraft(ownZone(), data?.meeting_url ?? '')}
          people={invitable}
          onClose={() => setId(null)}
        />
      )}
    </>
  );
};
