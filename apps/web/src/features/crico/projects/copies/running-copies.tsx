import { Spinner } from '@nivel/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { projectsText } from '../projects-text.ts';
import { copiesQuery } from './copies.queries.ts';

/** The copies of projects of a place that are being made. */
export const RunningCopies = ({ place }: { readonly place: string | null }) => {
  const text = projectsText.useText();
  const { data } = useQuery(copiesQuery());
  const copies = data?.copies.filter(({ organization_id: one }) => one === place) ?? [];
  if (copies.length === 0) return null;
  return (
    <ul aria-label={text.copies} className="flex flex-col gap-1.5">
      {copies.map(({ project_id: id, name, cards_done: done, cards_total: total }) => (
        <li
          key={id}
          className="flex min-h-11 items-center gap-2 rounded-md border border-dashed border-line-strong px-3 py-2"
        >
          <Spinner size={16} />
          <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
          <span className="text-sm text-soft">{text.copying(done, total)}</span>
        </li>
      ))}
    </ul>
  );
};
