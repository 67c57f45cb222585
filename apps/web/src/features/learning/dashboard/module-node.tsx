import { classNames } from '@nivel/ui/class-names';
import { Check, Lock } from 'lucide-react';
import { levelLook } from '../area/levels/level-look.ts';
import type { Dashboard } from '../area/data/learning.queries.ts';

export type PathModule = Dashboard['levels'][number]['modules'][number];

const radius = 28;
const length = 2 * Math.PI * radius;

const look = (state: PathModule['state'], level: string): string => {
  if (state === 'done') return classNames(levelLook(level).background, 'text-axo-ink');
  return state === 'open' ? 'bg-raised text-text' : 'bg-sunken text-soft';
};

/** A stop on the path: filled when done, a ring that fills while open, a lock while locked. */
export const ModuleNode = ({ module, level }: { readonly module: PathModule; readonly level: string }) => (
  <span className="relative grid size-16 shrink-0 place-items-center">
    <svg aria-hidden="true" viewBox="0 0 64 64" className="absolute inset-0 -rotate-90">
      <circle cx="32" cy="32" r={radius} fill="none" strokeWidth="5" className="stroke-line" />
      {module.percentage > 0 && (
        <circle
          cx="32"
          cy="32"
          r={radius}
          fill="none"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={length}
          strokeDashoffset={length * (1 - module.percentage / 100)}
          className={classNames('stroke-current', levelLook(level).text)}
        />
      )}
    </svg>
    <span
      className={classNames(
        'grid size-11 place-items-center rounded-full font-heading text-lg font-bold tabular-nums',
        look(module.state, level),
      )}
    >
      {module.state === 'done' && <Check aria-hidden="true" size={26} strokeWidth={3} />}
      {module.state === 'open' && module.number}
      {module.state === 'locked' && <Lock aria-hidden="true" size={20} />}
    </span>
  </span>
);
