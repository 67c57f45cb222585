import { Avatar } from '../../../../shell/pictures/avatar.tsx';
import type { Assignable } from '../people/assignable.ts';
import type { TalkWords } from './messages/es-mx.ts';

interface MentionListProps {
  readonly id: string;
  readonly text: Pick<TalkWords, 'mention' | 'mentionFound'>;
  readonly found: readonly Assignable[];
  readonly chosen: number;
  readonly onPick: (person: Assignable) => void;
}

/** The people who can be mentioned. The focus stays in the field. */
export const MentionList = ({ id, text, found, chosen, onPick }: MentionListProps) => (
  <div className="rounded-md border border-line bg-raised p-1 shadow-high">
    <p role="status" className={found.length > 0 ? 'sr-only' : 'px-2 py-1 text-sm text-soft'}>
      {text.mentionFound(found.length)}
    </p>
    <ul id={id} role="listbox" aria-label={text.mention} hidden={found.length === 0}>
      {found.map((person, index) => (
        <li
          key={person.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          // The field keeps the focus, and its caret.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(person)}
          className="flex min-h-9 cursor-pointer items-center gap-2 rounded-sm px-2 py-1 hover:bg-sunken aria-selected:bg-accent-soft pointer-coarse:min-h-11"
        >
          <Avatar name={person.name} picture={person.picture} size="xs" />
          <span className="truncate">{person.name}</span>
          <span className="truncate text-sm text-soft">{person.email === person.name ? '' : person.email}</span>
        </li>
      ))}
    </ul>
  </div>
);
