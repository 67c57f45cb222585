import { useQuery } from '@tanstack/react-query';
import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { FileUp, MessageSquare, Video } from 'lucide-react';
import { useState } from 'react';
import { openProjectSettings } from '../area/dialogs/crico-dialogs.store.ts';
import { leadsProject, mayChangeCards, useProject } from '../area/project/project-scene.ts';
import { ScheduleMeeting } from './meetings/schedule-meeting.tsx';
import { teamViewText } from './team-view-text.ts';
import { teamNumbersQuery } from './team-view.queries.ts';

const icon = { 'aria-hidden': true, size: 16 } as const;

/** The project's meeting address; without one, who can set it and where. */
const VideoCall = ({ onMissing }: { readonly onMissing: () => void }) => {
  const text = teamViewText.useText();
  const { board } = useProject();
  const { data } = useQuery(teamNumbersQuery(board.project.id));
  if (data?.meeting_url)
    return (
      <a
        href={data.meeting_url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonLook({ variant: 'secondary', size: 'sm' })}
      >
        <Video {...icon} /> {text.videoCall} <span className="sr-only">{text.newTab}</span>
      </a>
    );
  return (
    <Button size="sm" variant="secondary" icon={<Video {...icon} />} disabled={!data} onClick={onMissing}>
      {text.videoCall}
    </Button>
  );
};

interface QuickActionsProps {
  readonly onChat: () => void;
  /** Chooses documents on this device, for the chat. */
  readonly onShare: () => void;
}

/** The most frequent actions of a team, limited to those that this person may do. */
export const QuickActions = ({ onChat, onShare }: QuickActionsProps) => {
  const text = teamViewText.useText();
  const { board } = useProject();
  const [isMissing, setIsMissing] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      <div role="group" aria-label={text.actions} className="flex flex-wrap gap-2">
        {mayChangeCards(board) && (
          <Button size="sm" variant="secondary" icon={<MessageSquare {...icon} />} onClick={onChat}>
            {text.teamChat}
          </Button>
        )}
        {mayChangeCards(board) && <ScheduleMeeting />}
        {mayChangeCards(board) && (
          <Button size="sm" variant="secondary" icon={<FileUp {...icon} />} onClick={onShare}>
            {text.shareDocument}
          </Button>
        )}
        <VideoCall onMissing={() => setIsMissing(true)} />
      </div>
      <div role="status" className="flex flex-wrap items-center gap-2 text-sm empty:hidden">
        {isMissing && (
          <>
            {text.noMeeting}
            {leadsProject(board) ? (
              <Button size="sm" variant="ghost" onClick={() => openProjectSettings(board.project.id, 'advanced')}>
                {text.setMeeting}
              </Button>
            ) : (
              ` ${text.noMeetingFor}`
            )}
          </>
        )}
      </div>
    </div>
  );
};
