import { classNames } from '@nivel/ui/class-names';
import { LevelMark } from '../area/levels/level-mark.tsx';
import { levelLook } from '../area/levels/level-look.ts';
import { homeText } from './home-text.ts';

/** Each level is a step higher than the one before it, where there is room to climb. */
const climbs = ['lg:mt-36', 'lg:mt-24', 'lg:mt-12', 'lg:mt-0'];

/** The four levels as a flight of steps. */
export const LevelPath = () => {
  const text = homeText.useText();
  return (
    <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
      {text.levels.map((level, index) => {
        const look = levelLook(level.code);
        return (
          <li
            key={level.code}
            className={classNames(
              'flex flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-low',
              climbs[index],
            )}
          >
            <span aria-hidden="true" className={classNames('h-2.5', look.background)} />
            <div className="flex flex-1 flex-col gap-3 p-5">
              <div className="flex items-center gap-3 lg:flex-col lg:items-start">
                <span className={classNames('grid size-14 shrink-0 place-items-center rounded-md', look.soft)}>
                  <LevelMark level={level.code} size={40} />
                </span>
                <div>
                  <p className={classNames('text-sm font-bold tabular-nums', look.text)}>{level.code}</p>
                  <h3 className="text-2xl">{level.name}</h3>
                </div>
              </div>
              <p className="text-soft">{level.text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
};
