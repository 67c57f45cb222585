import { classNames } from '@nivel/ui/class-names';
import { ShelfDrawing } from '@nivel/ui/shelf-drawing';
import { currentLocale } from '../../../app/locale.ts';
import type { Dashboard } from '../data/learning.queries.ts';
import { learningText } from '../learning-text.ts';
import { AchievementIcon } from './achievement-icon.tsx';
import { Panel } from './panel.tsx';

type Achievement = Dashboard['achievements'][number];

const Trophy = ({ achievement }: { readonly achievement: Achievement }) => {
  const text = learningText.useText();
  const { unlockedAt } = achievement;
  const date = unlockedAt && new Date(unlockedAt).toLocaleDateString(currentLocale(), { dateStyle: 'medium' });
  return (
    <li className="flex items-center gap-4 py-2">
      <AchievementIcon name={achievement.icon} isHeld={unlockedAt !== null} />
      <div className="min-w-0">
        <p className={classNames('font-semibold', !unlockedAt && 'text-soft')}>{achievement.title}</p>
        <p className="text-sm text-soft">{achievement.description}</p>
        <p className={classNames('text-sm font-medium', date ? 'text-success' : 'text-soft')}>
          {date ? text.achievementHeld(date) : text.achievementMissing}
        </p>
      </div>
    </li>
  );
};

/** The shelf of achievements: those held first, then those still to win. */
export const AchievementShelf = ({ achievements }: Pick<Dashboard, 'achievements'>) => {
  const text = learningText.useText();
  const held = achievements.filter(({ unlockedAt }) => unlockedAt !== null);
  const missing = achievements.filter(({ unlockedAt }) => unlockedAt === null);
  return (
    <Panel
      title={text.achievementsTitle}
      aside={<p className="text-sm text-soft tabular-nums">{text.achievementsOf(held.length, achievements.length)}</p>}
    >
      {held.length === 0 && (
        <div className="flex flex-col items-center gap-3 text-center text-soft">
          <ShelfDrawing />
          <p>{text.achievementsEmpty}</p>
        </div>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {[...held, ...missing].map((achievement) => (
          <Trophy key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </Panel>
  );
};
