import { buttonLook } from '@nivel/ui/button-look';
import { EmptyState } from '@nivel/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PathDrawing } from '../area/path-drawing.tsx';
import { dashboardQuery, moduleQuery } from '../area/data/learning.queries.ts';
import { learningText } from '../area/learning-text.ts';
import { whyLocked } from '../area/why-locked.ts';

/** A part that is not open yet, and why. */
export const LockedPart = ({ moduleId }: { readonly moduleId: string }) => {
  const text = learningText.useText();
  const { data: module } = useQuery(moduleQuery(moduleId));
  const { data: dashboard } = useQuery(dashboardQuery());
  const titles = new Map(
    dashboard?.levels.flatMap(({ modules }) => modules.map(({ id, title }) => [id, title] as const)),
  );
  return (
    <EmptyState
      className="py-20"
      drawing={<PathDrawing size={180} />}
      title={text.partLockedTitle}
      titleAs="h1"
      action={
        <Link to="/estudiantes-dashboard" className={buttonLook()}>
          {text.backToDashboard}
        </Link>
      }
    >
      <p role="status">{whyLocked(module?.lockedBecause ?? null, (id) => titles.get(id), text)}</p>
    </EmptyState>
  );
};
