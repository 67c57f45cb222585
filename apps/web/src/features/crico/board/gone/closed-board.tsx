import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { useLive } from '../../../../shell/live/use-live.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { cricoText } from '../../area/crico-text.ts';
import { GuardScreen, Stop } from '../../area/guard/guard-screen.tsx';
import { errorText, formatMoment } from '../../area/in-words.ts';
import { UnsavedTextsNotice } from '../unsaved-texts-notice.tsx';
import { deletedProjectQuery, isBack } from './deleted-project.query.ts';
import { goneText } from './gone-text.ts';

interface ClosedBoardProps {
  readonly projectId: string;
  /** Unsaved text at the moment of closing. */
  readonly texts: readonly string[];
  /** Whether it was opened again already, and closed again. */
  readonly isAgain: boolean;
  readonly onBack: () => void;
}

const RestoreButton = ({ projectId, onBack }: Pick<ClosedBoardProps, 'projectId' | 'onBack'>) => {
  const text = cricoText.useText();
  const words = goneText.useText();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => siteClient.call('restore_project', { project_id: projectId }),
    onSuccess: onBack,
    onError: (error) =>
      isBack(error) ? onBack() : notify({ type: 'error', title: words.restoreFailed, message: errorText(text, error) }),
  });
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      {words.restore}
    </Button>
  );
};

/**
 * A board that its reader may not (or no longer) see: because it was deleted, with who deleted it, until it is restored; or
 * because of their rights.
 */
export const ClosedBoard = ({ projectId, texts, isAgain, onBack }: ClosedBoardProps) => {
  const text = cricoText.useText();
  const words = goneText.useText();
  const { data, error, isPending } = useQuery(deletedProjectQuery(projectId));
  // If it was refused but exists, it is opened once more, and not again and again.
  const hasReturned = isBack(error) && (data !== undefined || !isAgain);
  const reopen = useEffectEvent(onBack);
  useEffect(() => {
    if (hasReturned) reopen();
  }, [hasReturned]);
  useLive({
    facts: {
      'projects.project-role.changed': ({ projectId: changed }) => {
        if (changed === projectId) onBack();
      },
    },
    onStale: () => undefined,
  });
  if (isPending || hasReturned) return <div role="status" aria-label={text.loading} className="min-h-96" />;
  return (
    <>
      {data ? (
        <Stop title={words.title} text={words.text(data.name, formatMoment(data.deleted_at), data.deleted_by)}>
          {data.may_restore && <RestoreButton projectId={projectId} onBack={onBack} />}
          <Link to="/crico/dashboard" className={buttonLook({ variant: data.may_restore ? 'secondary' : 'primary' })}>
            {text.goToDashboard}
          </Link>
        </Stop>
      ) : (
        <GuardScreen missing="project" />
      )}
      <UnsavedTextsNotice texts={texts} />
    </>
  );
};
