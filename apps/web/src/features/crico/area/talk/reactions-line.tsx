import { Menu, MenuItem } from '@nivel/ui/menu';
import type { ShownReactions } from '@nivel/contracts/projects/comment-shape';
import { reactions, type Reaction } from '@nivel/contracts/projects/comment-values';
import { IconButton } from '@nivel/ui/icon-button';
import { SmilePlus } from 'lucide-react';
import type { TalkWords } from './messages/es-mx.ts';

const signs: Record<Reaction, string> = {
  'thumbs-up': '👍',
  heart: '❤️',
  laugh: '😄',
  party: '🎉',
  eyes: '👀',
  done: '✅',
};

const look =
  'inline-flex min-h-7 items-center gap-1 rounded-full border px-2 text-sm tabular-nums hover:bg-sunken pointer-coarse:min-h-11';

interface ReactionsLineProps {
  readonly shown: ShownReactions;
  readonly text: Pick<TalkWords, 'react' | 'reactions' | 'reacted' | 'you'>;
  readonly userId: string;
  readonly nameOf: (userId: string) => string;
  readonly onReact: (reaction: Reaction, isOn: boolean) => void;
}

/** The reactions to a message, and a way to add one. */
export const ReactionsLine = ({ shown, text, userId, nameOf, onReact }: ReactionsLineProps) => {
  const named = (people: readonly string[]): string =>
    people.map((id) => (id === userId ? text.you : nameOf(id))).join(', ');
  return (
    <>
      {shown.map(({ reaction, count, is_mine, people }) => {
        const said = text.reacted(text.reactions[reaction], count, named(people));
        return (
          <button
            key={reaction}
            type="button"
            aria-pressed={is_mine}
            aria-label={said}
            title={said}
            onClick={() => onReact(reaction, !is_mine)}
            className={`${look} ${is_mine ? 'border-accent bg-accent-soft' : 'border-line'}`}
          >
            <span aria-hidden="true">{signs[reaction]}</span>
            {count}
          </button>
        );
      })}
      <Menu
        label={text.react}
        button={(opener) => (
          <IconButton {...opener} label={text.react} title={text.react}>
            <SmilePlus aria-hidden="true" size={16} />
          </IconButton>
        )}
      >
        {reactions.map((reaction) => {
          const isMine = shown.some((one) => one.reaction === reaction && one.is_mine);
          return (
            <MenuItem
              key={reaction}
              icon={<span aria-hidden="true">{signs[reaction]}</span>}
              onChoose={() => onReact(reaction, !isMine)}
            >
              {text.reactions[reaction]}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
};
