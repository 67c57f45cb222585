import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { dayOf, formatDay } from '../../../../shell/days/days.ts';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { CopyButton } from '../../area/project/copy-button.tsx';
import { useBoard } from '../board-context.ts';
import { calendarText } from './calendar-text.ts';
import { useFeed } from './use-feed.ts';

/** The new address, which is shown this once. */
const NewAddress = ({ address }: { readonly address: string }) => {
  const { feed: text } = calendarText.useText();
  return (
    <div role="status" className="flex flex-col gap-2 rounded-md border border-line bg-sunken p-3">
      <p className="text-sm font-semibold">{text.once}</p>
      <p className="text-sm wrap-anywhere">{address}</p>
      <div>
        <CopyButton texts={[address]} />
      </div>
    </div>
  );
};

/** The address at which other calendars fetch this one: it is made, shown once, replaced and ended here. */
export const FeedDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { feed: text, close } = calendarText.useText();
  const { project } = useBoard().board;
  const { state, error, refetch, create, revoke } = useFeed(project.id);
  const isBusy = create.isPending || revoke.isPending;
  const address = create.data?.address;
  return (
    <Dialog isOpen onOpenChange={onClose} title={text.title} description={text.description} closeLabel={close}>
      <div className="mt-3 flex flex-col gap-3">
        {!state && error && <LoadFailure title={text.failed} error={error} onRetry={() => void refetch()} />}
        {!state && !error && <LoadingRows />}
        {state && (
          <p>
            {state.created_at === null
              ? text.none
              : text.since(formatDay(dayOf(new Date(state.created_at)), { dateStyle: 'long' }))}
          </p>
        )}
        {address !== undefined && <NewAddress address={address} />}
        {state && (
          <div className="flex flex-wrap justify-end gap-2">
            {state.created_at !== null && (
              <Button variant="danger" disabled={isBusy} onClick={() => revoke.mutate()}>
                {text.revoke}
              </Button>
            )}
            <Button disabled={isBusy} onClick={() => create.mutate()}>
              {state.created_at === null ? text.create : text.replace}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
};
