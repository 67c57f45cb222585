import { useState } from 'react';
import { initialsOf } from './initials-of.ts';

interface AvatarProps {
  readonly name: string;
  /** The address of their picture; without one their initials replace it. */
  readonly picture?: string | null | undefined;
  readonly size?: 'xs' | 'sm' | 'lg';
  /** They are not here any more. */
  readonly isGone?: boolean;
}

const sizes = { xs: 'size-6 text-xs', sm: 'size-8 text-sm', lg: 'size-14 text-lg' };

/** The picture of a person, or their initials; their name is beside it. */
export const Avatar = ({ name, picture, size = 'sm', isGone = false }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center overflow-hidden rounded-full bg-info-soft font-semibold text-info ${sizes[size]} ${isGone ? 'line-through opacity-60 grayscale' : ''}`}
    >
      {picture && picture !== broken ? (
        <img
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(picture)}
          className="size-full object-cover"
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
};
