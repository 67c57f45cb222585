import { Spinner } from '@nivel/ui/spinner';
import { FullPage } from './full-page.tsx';

/** Describes in words what is in progress. */
export const WaitingScreen = ({ children }: { readonly children: string }) => (
  <FullPage>
    <div role="status" className="flex items-center gap-3 text-lg text-soft">
      <Spinner size={28} />
      {children}
    </div>
  </FullPage>
);
