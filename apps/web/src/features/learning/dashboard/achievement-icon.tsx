import { classNames } from '@nivel/ui/class-names';
import {
  Award,
  Brain,
  CalendarCheck,
  Flame,
  Footprints,
  Medal,
  Mountain,
  Rocket,
  Sparkles,
  Sprout,
  Star,
  Target,
  Trophy,
  type LucideIcon,
} from 'lucide-react';

/** The icons that achievements may name; loading the whole set for a few would cost 400 KB. */
const icons: Record<string, LucideIcon> = {
  award: Award,
  brain: Brain,
  'calendar-check': CalendarCheck,
  flame: Flame,
  footprints: Footprints,
  medal: Medal,
  mountain: Mountain,
  rocket: Rocket,
  sparkles: Sparkles,
  sprout: Sprout,
  star: Star,
  target: Target,
  trophy: Trophy,
};

/** An achievement's medal; a name without an icon of ours gets the trophy. */
export const AchievementIcon = ({ name, isHeld }: { readonly name: string; readonly isHeld: boolean }) => {
  const Icon = icons[name] ?? Trophy;
  return (
    <span
      className={classNames(
        'grid size-16 shrink-0 place-items-center rounded-full border-2',
        isHeld ? 'border-x400-vivid bg-x400-soft text-x400' : 'border-dashed border-line-strong bg-sunken text-soft',
      )}
    >
      <Icon aria-hidden="true" size={30} />
    </span>
  );
};
