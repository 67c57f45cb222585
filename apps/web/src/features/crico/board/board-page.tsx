import { Skeleton } from '@nivel/ui/skeleton';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useSession } from '../../../shell/session/session.ts';
import { mainId } from '../../../shell/navigation/skip-link.tsx';
import { FailureScreen } from '../area/failures/failure-screen.tsx';
import { useAttempts } from '../area/failures/use-attempts.ts';
import type { ProjectHeaderProps } from '../area/project/project-scene.ts';
import { projectText } from '../area/project/project-text.ts';
import { BoardScreen } from './board-screen.tsx';
import { boardText } from './board-text.ts';
import { useBoardSession } from './use-board-session.ts';

const ClosedBoard = lazy(async () => ({ default: (await import('./gone/closed-board.tsx')).ClosedBoard }));

interface BoardPageProps {
  readonly projectId: string;
  /** Further content of an open project's page; it finds the project by `useProject`. */
  readonly children: ReactNode;
  readonly Header: ComponentType<ProjectHeaderProps>;
  /** The people who work on the project, in the place of its cards. */
  readonly Team: ComponentType;
}

interface VisitProps extends BoardPageProps {
  /** Whether it was opened here before, and closed. */
  readonly isAgain: boolean;
  /** It can be opened again. */
  readonly onBack: () => void;
}

const Visit = ({ projectId, Header, Team, children, isAgain, onBack }: VisitProps) => {
  const text = boardText.useText();
  const shared = projectText.useText();
  const person = useSession();
  const userId = person.status === 'signed-in' ? person.user.id : '';
  const { session, state } = useBoardSession(projectId, userId);
  const { attempts, count } = useAttempts(state.status === 'failed');
  if (state.status === 'open')
    return (
      <BoardScreen {...{ Header, Team }} session={session} open={state} userId={userId}>
        {children}
      </BoardScreen>
    );
  if (state.status === 'closed')
    return (
      <Suspense>
        <ClosedBoard projectId={projectId} texts={state.texts} isAgain={isAgain} onBack={onBack} />
      </Suspense>
    );
  if (state.status === 'failed') {
    const { title, message } = shared.failed.load;
    const words = { title, text: message };
    const retry = () => {
      count();
      void session.load();
    };
    return <FailureScreen error={state.error} attempts={attempts} isWholePage words={words} onRetry={retry} />;
  }
  return (
    <main id={mainId} tabIndex={-1} className="outline-none">
      <div role="status" aria-label={text.loading} className="flex gap-3 overflow-hidden p-4 pt-16">
        {[0, 1, 2, 3].map((column) => (
          <Skeleton key={column} className="h-64 w-72 shrink-0" />
        ))}
      </div>
    </main>
  );
};

/** The board of a project, live. A board that was closed under its reader is opened again once it is available again. */
export const BoardPage = (props: BoardPageProps) => {
  const [visits, setVisits] = useState(0);
  return <Visit key={visits} {...props} isAgain={visits > 0} onBack={() => setVisits(visits + 1)} />;
};
