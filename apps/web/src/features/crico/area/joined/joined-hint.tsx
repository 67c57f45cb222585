import { Button } from '@nivel/ui/button';
import { mainId } from '../../../../shell/navigation/skip-link.tsx';
import { cricoText } from '../crico-text.ts';
import { Panel } from '../panel.tsx';
import { joinedPlace, type JoinedPlace } from './joined-place.ts';

/** The place a person has joined by an invitation, and the possible actions there. */
export const JoinedHint = ({ place: { to, isGuest, name } }: { readonly place: JoinedPlace }) => {
  const { joined } = cricoText.useText();
  const { member, guest } = joined[to];
  const close = () => {
    joinedPlace.write(null);
    document.querySelector<HTMLElement>(`#${mainId}`)?.focus();
  };
  return (
    <div className="mx-auto w-full max-w-4xl px-4 pt-4">
      <Panel id="joined-hint" title={name === null ? joined.title : joined.titleOf(name)}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="max-w-prose">{isGuest ? guest : member}</p>
          <Button size="sm" variant="secondary" onClick={close}>
            {joined.close}
          </Button>
        </div>
      </Panel>
    </div>
  );
};
