import { Button } from '@nivel/ui/button';
import { UnpluggedDrawing } from '@nivel/ui/unplugged-drawing';
import { shellText } from '../language/shell-text.ts';
import { session } from '../session/session.ts';
import { FullPage } from './full-page.tsx';

/** The server does not answer; distinguishes a device without network from a server that is down. */
export const UnreachableScreen = () => {
  const text = shellText.useText();
  const isOffline = !navigator.onLine;
  return (
    <FullPage>
      <UnpluggedDrawing size={160} />
      <div role="alert" className="flex flex-col gap-2">
        <h1 className="text-3xl">{isOffline ? text.offlineTitle : text.unreachableTitle}</h1>
        <p className="text-soft">{isOffline ? text.offlineText : text.unreachableText}</p>
      </div>
      <Button size="lg" onClick={() => void session.keepFresh()}>
        {text.tryAgain}
      </Button>
    </FullPage>
  );
};
