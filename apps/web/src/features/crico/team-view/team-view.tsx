import { Button } from '@nivel/ui/button';
import { Card } from '@nivel/ui/card';
import { Settings, UserPlus } from 'lucide-react';
import { useRef } from 'react';
import { useRoomPresence } from '../../../shell/live/use-presence.ts';
import { openCricoDialog, openProjectSettings } from '../area/dialogs/crico-dialogs.store.ts';
import { mayChangeCards, useProject } from '../area/project/project-scene.ts';
import { ActivityFeed } from './activity-feed.tsx';
import { MeetingsList } from './meetings/meetings-list.tsx';
import { PresenceList } from './presence-list.tsx';
import { ProjectFiles } from './project-files.tsx';
import { QuickActions } from './quick-actions.tsx';
import { TeamChat } from './team-chat.tsx';
import { TeamNumbers } from './team-numbers.tsx';
import { activeAmong, presenceOf } from './team-presence.ts';
import { teamViewText } from './team-view-text.ts';

const Head = () => {
  const text = teamViewText.useText();
  const { project, role } = useProject().board;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-xl">{text.title}</h2>
      <div className="flex flex-wrap gap-2">
        {role !== 'reader' && (
          <Button
            size="sm"
            variant="secondary"
            icon={<Settings aria-hidden="true" size={16} />}
            onClick={() => openProjectSettings(project.id, 'team')}
          >
            {text.settings}
          </Button>
        )}
        {role === 'director' && (
          <Button
            size="sm"
            icon={<UserPlus aria-hidden="true" size={16} />}
            onClick={() => openCricoDialog('team', project.id)}
          >
            {text.invite}
          </Button>
        )}
      </div>
    </div>
  );
};

/** The people who work on a project: presence, recent activity, and the chat. */
export const TeamView = () => {
  const text = teamViewText.useText();
  const { board, people } = useProject();
  const { people: present, seen } = useRoomPresence(`project:${board.project.id}`);
  const chat = useRef<HTMLDivElement>(null);
  const team = presenceOf(people, present, seen);
  const isReader = board.role === 'reader';
  return (
    // The button of the assistant is below it.
    <div className="flex flex-col gap-5 p-4 pb-32">
      <Head />
      {!isReader && (
        <QuickActions
          onChat={() => chat.current?.querySelector('textarea')?.focus()}
          onShare={() => chat.current?.querySelector<HTMLInputElement>('input[type=file]')?.click()}
        />
      )}
      {!isReader && <TeamNumbers activeNow={activeAmong(team)} />}
      <Card className="p-4">
        <section aria-label={text.panel} className="flex flex-col gap-4">
          <h2 className="text-lg">{text.panel}</h2>
          <div className="grid gap-6 lg:grid-cols-2">
            <PresenceList team={team} />
            {!isReader && <ActivityFeed />}
          </div>
          {!isReader && <MeetingsList />}
          {mayChangeCards(board) && (
            <>
              <div ref={chat}>
                <TeamChat />
              </div>
              <ProjectFiles />
            </>
          )}
        </section>
      </Card>
    </div>
  );
};
