import type { DeletedThing } from '@nivel/contracts/projects/list-project-trash.operation';
import { formatDay, dayOf } from '../../../../shell/days/days.ts';
import { formatMoment } from '../in-words.ts';
import { useNames } from '../project/use-names.ts';
import { deletionText } from './deletion-text.ts';

interface DeletedThingFactsProps {
  readonly projectId: string;
  readonly thing: DeletedThing;
}

/** Who deleted something and when, and the day until which it can be restored. */
export const DeletedThingFacts = ({ projectId, thing }: DeletedThingFactsProps) => {
  const text = deletionText.useText();
  const names = useNames(projectId);
  const who = names.get(thing.deleted_by ?? '') ?? text.somebody;
  const end = dayOf(new Date(thing.purged_at));
  return (
    <>
      <span className="block">{text.deletedBy(who, formatMoment(thing.deleted_at))}</span>
      <span className="block">{text.purgedOn(formatDay(end, { day: 'numeric', month: 'long', year: 'numeric' }))}</span>
    </>
  );
};
