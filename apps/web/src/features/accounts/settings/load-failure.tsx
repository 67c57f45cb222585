import { Button } from '@nivel/ui/button';
import { settingsText } from './settings-text.ts';

/** A failed load: what it was, why, and a button to try again. */
export const LoadFailure = ({ message, onAgain }: { readonly message: string; readonly onAgain: () => void }) => (
  <div role="alert" className="flex flex-col items-start gap-3">
    <p>{message}</p>
    <Button variant="secondary" onClick={onAgain}>
      {settingsText.useText().tryAgain}
    </Button>
  </div>
);

/** The shape of a list that is loading, described in words for screen readers. */
export const LoadingList = ({ children }: { readonly children: string }) => (
  <p role="status" className="text-soft">
    {children}
  </p>
);
