import { buttonLook } from '@nivel/ui/button-look';
import { EmptyState } from '@nivel/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { PathDrawing } from '../area/path-drawing.tsx';
import { dashboardQuery, moduleQuery } from '../area/data/learning.queries.ts';
import { learningText } from '../area/learning-text.ts';
import { PlanLink } from '../area/plan-link.tsx';
import { whyLocked } from '../area/why-locked.ts';

interface LockedPartProps {
  readonly moduleId: string;
  readonly onUnlocked: () => void;
}

/** A part that is not open yet, and why. */
export const LockedPart = ({ moduleId, onUnlocked }: LockedPartProps) => {
  const text = learningText.useText();
  const { data: module } = useQuery(moduleQuery(moduleId));
  const { data: dashboard } = useQuery(dashboardQuery());
  const titles = new Map(
    dashboard?.levels.flatMap(({ modules }) => modules.map(({ id, title }) => [id, title] as const)),
  );
  const wasLocked = useRef(false);
  const isLocked = module === undefined ? null : module.lockedBecause !== null;
  useEffect(() => {
    if (isLocked === false && wasLocked.current) onUnlocked();
    if (isLocked !== null) wasLocked.current = isLocked;
  }, [isLocked, onUnlocked]);
  const tier = module?.lockedBecause?.tier;
  return (
    <EmptyState
      className="py-20"
      drawing={<PathDrawing size={180} />}
      title={text.partLockedTitle}
      titleAs="h1"
      action={
        <span className="flex flex-wrap justify-center gap-3">
          {tier && <PlanLink tier={tier} />}
          <Link to="/estudiantes-dashboard" className={buttonLook({ variant: tier ? 'secondary' : 'primary' })}>
            {text.backToDashboard}
          </Link>
        </span>
      }
    >
      <p role="status">{whyLocked(module?.lockedBecause ?? null, (id) => titles.get(id), text)}</p>
    </EmptyState>
  );
};
