import { initialsOf } from './in-words.ts';

interface AvatarProps {
  readonly name: string;
  readonly size?: 'xs' | 'sm' | 'lg';
}

const sizes = { xs: 'size-6 text-xs', sm: 'size-8 text-sm', lg: 'size-14 text-lg' };

/** The letters that stand for a person; their name stands beside it. */
export const Avatar = ({ name, size = 'sm' }: AvatarProps) => (
  <span
    aria-hidden="true"
    className={`grid shrink-0 place-items-center rounded-full bg-info-soft font-semibold text-info ${sizes[size]}`}
  >
    {initialsOf(name)}
  </span>
);
