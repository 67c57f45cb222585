import { ChevronDown } from 'lucide-react';
import { ShelfDrawing } from './shelf-drawing.tsx';
import { currentLocale } from '../../../shell/language/locale.ts';
import type { Dashboard } from '../area/data/learning.queries.ts';
import { learningText } from '../area/learning-text.ts';
import { AchievementIcon } from '../area/achievement-icon.tsx';
import { Panel } from './panel.tsx';
import { limits } from '../../../limits/limits.ts';

type Achievement = Dashboard['achievements'][number];

const { missingAchievements: missingAtOnce } = limits.progress;

const Trophy = ({ achievement }: { readonly achievement: Achievement }) => {
  const text = learningText.useText();
  const date = new Date(achievement.unlockedAt ?? 0).toLocaleDateString(currentLocale(), { dateStyle: 'medium' });
  return (
    <li className="flex gap-3">
      <AchievementIcon name={achievement.icon} isHeld size="md" />
      <div className="min-w-0">
        <p className="font-semibold">{achievement.title}</p>
        <p className="text-sm text-soft">{achievement.description}</p>
        <p className="text-sm font-medium text-success">{text.achievementHeld(date)}</p>
      </div>
    </li>
  );
};

const MissingList = ({ achievements }: { readonly achievements: readonly Achievement[] }) => (
  <ul className="flex flex-col gap-3">
    {achievements.map(({ id, icon, title, description }) => (
      <li key={id} className="flex gap-3">
        <AchievementIcon name={icon} isHeld={false} size="sm" />
        <p className="min-w-0 text-sm text-soft">
          <span className="block font-semibold">{title}</span> {description}
        </p>
      </li>
    ))}
  </ul>
);

const Missing = ({ achievements }: { readonly achievements: readonly Achievement[] }) => {
  const text = learningText.useText();
  const more = achievements.slice(missingAtOnce);
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-sans text-sm font-semibold text-soft">{text.achievementsMissing}</h3>
      <MissingList achievements={achievements.slice(0, missingAtOnce)} />
      {more.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-sm font-medium text-accent">
            <span className="group-open:hidden">{text.achievementsMore(more.length)}</span>
            <span className="hidden group-open:inline">{text.achievementsLess}</span>
            <ChevronDown aria-hidden="true" size={18} className="group-open:rotate-180" />
          </summary>
          <MissingList achievements={more} />
        </details>
      )}
    </div>
  );
};

/** The shelf of achievements: those held, and below them, smaller, those still to win. */
export const AchievementShelf = ({ achievements }: Pick<Dashboard, 'achievements'>) => {
  const text = learningText.useText();
  const held = achievements.filter(({ unlockedAt }) => unlockedAt !== null);
  const missing = achievements.filter(({ unlockedAt }) => unlockedAt === null);
  return (
    <Panel
      title={text.achievementsTitle}
      aside={<p className="text-sm text-soft tabular-nums">{text.achievementsOf(held.length, achievements.length)}</p>}
    >
      {held.length === 0 ? (
        <div className="flex flex-col items-center gap-3 text-center text-soft">
          <ShelfDrawing />
          <p>{text.achievementsEmpty}</p>
        </div>
      ) : (
        <ul className="flex flex-col gap-4">
          {held.map((achievement) => (
            <Trophy key={achievement.id} achievement={achievement} />
          ))}
        </ul>
      )}
      {missing.length > 0 && <Missing achievements={missing} />}
    </Panel>
  );
};
