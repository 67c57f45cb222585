import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { EmptyState } from '@nivel/ui/empty-state';
import { UnpluggedDrawing } from '@nivel/ui/unplugged-drawing';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useOnline } from '../../../../shell/live/use-online.ts';
import { useSession } from '../../../../shell/session/session.ts';
import { offlineText } from './offline-text.ts';

interface NotKeptProps {
  readonly what: 'part' | 'module';
  readonly again: () => void;
}

/** A lesson that was never opened on this device, which is offline. It opens once there is a network. */
export const NotKept = ({ what, again }: NotKeptProps) => {
  const text = offlineText.useText();
  const state = useSession();
  // After a start without network the session is confirmed a moment later.
  const mayOpen = useOnline() && state.status === 'signed-in' && state.accessToken !== '';
  const open = useEffectEvent(again);
  useEffect(() => {
    if (mayOpen) open();
  }, [mayOpen]);
  return (
    <div role="alert">
      <EmptyState
        className="py-20"
        drawing={<UnpluggedDrawing size={140} />}
        title={what === 'part' ? text.partNotKept : text.moduleNotKept}
        titleAs="h1"
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <Button onClick={again}>{text.tryAgain}</Button>
            <Link to="/estudiantes-dashboard" className={buttonLook({ variant: 'secondary' })}>
              {text.toKept}
            </Link>
          </span>
        }
      >
        {text.notKeptText}
      </EmptyState>
    </div>
  );
};
