import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { EmptyState } from '@nivel/ui/empty-state';
import { UnpluggedDrawing } from '@nivel/ui/unplugged-drawing';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { offlineText } from './offline-text.ts';

interface NotKeptProps {
  readonly what: 'part' | 'module';
  readonly again: () => void;
}

/** A lesson that was never opened on this device, on a device without network. It is opened once there is one. */
export const NotKept = ({ what, again }: NotKeptProps) => {
  const text = offlineText.useText();
  const onOnline = useEffectEvent(again);
  useEffect(() => {
    const open = () => onOnline();
    addEventListener('online', open);
    return () => removeEventListener('online', open);
  }, []);
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
