import type { ReactNode } from 'react';
import { classNames } from '@nivel/ui/class-names';
import { levelLook } from './level-look.ts';

const turned = (path: string, angles: readonly number[], center: string) =>
  angles.map((angle) => <path key={angle} d={path} transform={`rotate(${angle} ${center})`} />);

const fan = [-69, -46, -23, 0, 23, 46, 69];
const fifths = [0, 72, 144, 216, 288];
const quarters = [0, 90, 180, 270];
const twelfths = Array.from({ length: 12 }, (_, index) => index * 30);

const shapes: Record<string, ReactNode> = {
  /* agave */
  X100: turned('M24 41c-6-9-5-24 0-36c5 12 6 27 0 36z', fan, '24 41'),
  /* talavera tile */
  X200: (
    <>
      {turned('M24 24c-9-3-11-13-8-20h16c3 7 1 17-8 20z', quarters, '24 24')}
      {turned('M24 24l-4-14l4-6l4 6z', [45, 135, 225, 315], '24 24')}
    </>
  ),
  /* jacaranda flower */
  X300: turned('M24 24c-9-3-12-14-6-20q6-3 12 0c6 6 3 17-6 20z', fifths, '24 24'),
  /* cempasúchil */
  X400: (
    <>
      {turned('M24 24c-6-6-6-14-3-19q3-3 6 0c3 5 3 13-3 19z', twelfths, '24 24')}
      <circle cx="24" cy="24" r="11" />
    </>
  ),
};

interface LevelMarkProps {
  readonly level: string;
  readonly size?: number;
  readonly isMuted?: boolean;
}

/** The plant or tile of a level: its shape shows the level also to those who do not see its colour. */
export const LevelMark = ({ level, size = 32, isMuted = false }: LevelMarkProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 48 48"
    width={size}
    height={size}
    className={classNames('shrink-0 stroke-raised', isMuted ? 'fill-line-strong' : levelLook(level).fill)}
    strokeWidth="1"
    strokeLinejoin="round"
  >
    {shapes[level] ?? shapes['X100']}
    {level !== 'X100' && <circle cx="24" cy="24" r="4" className="fill-raised" stroke="none" />}
  </svg>
);
