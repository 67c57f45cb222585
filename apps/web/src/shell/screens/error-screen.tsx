import { UnpluggedDrawing } from '@nivel/ui/unplugged-drawing';
import { Button } from '@nivel/ui/button';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { shellText } from '../language/shell-text.ts';
import { WhenNotified } from '../monitoring/when-notified.tsx';
import { FullPage } from './full-page.tsx';

/** Browsers say differently that a piece of the program did not arrive. */
const missingPiece = /dynamically imported module|module script failed|Importing a module/i;

const detailsOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** The screen for a page that breaks, or whose program could not be loaded. */
export const ErrorScreen = ({ error }: Pick<ErrorComponentProps, 'error'>) => {
  const text = shellText.useText();
  const details = detailsOf(error);
  const isMissing = missingPiece.test(details);
  return (
    <FullPage>
      <UnpluggedDrawing size={150} />
      <div role="alert" className="flex flex-col gap-2">
        <h1 className="text-3xl">{isMissing ? text.componentErrorTitle : text.errorTitle}</h1>
        <p className="text-soft">{isMissing ? text.componentErrorText : text.errorText}</p>
        {!isMissing && <WhenNotified error={error} />}
      </div>
      <Button size="lg" onClick={() => location.reload()}>
        {text.reload}
      </Button>
      <details className="w-full rounded-md border border-line bg-raised px-3 py-1 text-left">
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{text.technicalDetails}</summary>
        <code className="mt-1 mb-2 block text-sm break-words text-soft">{details}</code>
      </details>
    </FullPage>
  );
};
