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

const sizes = {
  sm: { circle: 'size-9', icon: 18 },
  md: { circle: 'size-12', icon: 24 },
  lg: { circle: 'size-16', icon: 30 },
};

interface AchievementIconProps {
  readonly name: string;
  readonly isHeld: boolean;
  readonly size: keyof typeof sizes;
}

/** An achievement's medal; a name without an icon of ours gets the trophy. */
export const AchievementIcon = ({ name, isHeld, size }: AchievementIconProps) => {
  const Icon = icons[name] ?? Trophy;
  return (
    <span
      className={classNames(
        'grid shrink-0 place-items-center rounded-full border-2',
        sizes[size].circle,
        isHeld ? 'border-x400-vivid bg-x400-soft text-x400' : 'border-dashed border-line-strong bg-sunken text-soft',
      )}
    >
      <Icon aria-hidden="true" size={sizes[size].icon} />
    </span>
  );
};
