import { useBoard } from '../board-context.ts';
import { isGrouping } from '../view/card-groups.ts';
import { hasRows } from '../view/view-choices.ts';
import { viewText } from '../view/view-text.ts';

/** Reports that nothing is grouped because the field is deleted. */
export const MissingGroup = () => {
  const text = viewText.useText();
  const { board, choices, choose } = useBoard();
  const by = hasRows(choices.view) ? 'group' : 'lanes';
  if (choices[by] === 'none' || isGrouping(board, choices[by])) return null;
  return (
    <p
      role="status"
      className="flex w-full flex-wrap items-center gap-2 rounded-sm bg-warning-soft px-2.5 py-1.5 text-sm"
    >
      <span className="min-w-0 wrap-anywhere">{text.groupGone}</span>
      <button
        type="button"
        className="min-h-8 rounded-sm px-2 font-semibold underline pointer-coarse:min-h-11"
        onClick={() => choose({ [by]: 'none' })}
      >
        {text.ungroup}
      </button>
    </p>
  );
};
