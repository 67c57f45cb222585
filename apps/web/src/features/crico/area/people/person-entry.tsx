import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Avatar } from '../../../../shell/pictures/avatar.tsx';
import { cricoText } from '../crico-text.ts';

interface PersonEntryProps {
  readonly name: string;
  readonly picture: string | null;
  readonly isMe: boolean;
  /** The link from their name to their activity. */
  readonly userId?: string;
  /** Inactive people are struck through. */
  readonly isActive: boolean;
  /** Further information: lines below the name. */
  readonly notes: readonly string[];
  /** Their role, or the possible actions. */
  readonly children?: ReactNode;
}

/** A person in a list of people. On a phone the actions are below the name. */
export const PersonEntry = ({ name, picture, userId, isMe, isActive, notes, children }: PersonEntryProps) => {
  const text = cricoText.useText().people;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2">
      <div className="flex min-w-0 flex-1 basis-56 items-center gap-3">
        <Avatar name={name} picture={picture} />
        <div className="min-w-0">
          <p className={`font-medium wrap-anywhere ${isActive ? '' : 'text-soft line-through'}`}>
            {userId === undefined ? (
              name
            ) : (
              <Link
                to="/crico/activity"
                search={{ by: userId }}
                title={text.activityOf(name)}
                className="hover:underline"
              >
                {name}
              </Link>
            )}{' '}
            {isMe && <span className="font-normal whitespace-nowrap text-soft">({text.you})</span>}
          </p>
          {notes.map((note) => (
            <p key={note} className="text-sm wrap-anywhere text-soft">
              {note}
            </p>
          ))}
        </div>
      </div>
      {children && <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:pl-11">{children}</div>}
    </li>
  );
};
