import { useBoard } from '../board-context.ts';
import { useGroupNames } from './use-group-names.ts';
import { viewText } from './view-text.ts';

interface GroupHeadingProps {
  /** The value that the cards below share. */
  readonly group: string;
  readonly count: number;
  readonly top: number;
  readonly height: number;
}

/** Heads part of a list of cards: says what the cards below have in common, and how many there are. */
export const GroupHeading = ({ group, count, top, height }: GroupHeadingProps) => {
  const text = viewText.useText();
  const nameOf = useGroupNames();
  const { choices } = useBoard();
  return (
    <li style={{ top, height }} className="absolute inset-x-0 flex items-end border-b border-line bg-surface">
      <span className="sticky left-0 px-3 pb-1 text-sm font-semibold text-soft">
        {text.groupCount(nameOf(choices.group, group), count)}
      </span>
    </li>
  );
};
