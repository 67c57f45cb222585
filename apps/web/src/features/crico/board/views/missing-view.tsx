import { useBoard } from '../board-context.ts';
import { viewsText } from './views-text.ts';

/** Says that the address names a view that is not there, or not for the caller. */
export const MissingView = () => {
  const text = viewsText.useText();
  const { saved } = useBoard();
  if (!saved.isMissing) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-2 bg-warning-soft px-4 py-1.5 text-sm">
      {text.missing}
      <button
        type="button"
        className="min-h-8 rounded-sm px-2 font-semibold underline pointer-coarse:min-h-11"
        onClick={() => saved.open(null)}
      >
        {text.leave}
      </button>
    </p>
  );
};
