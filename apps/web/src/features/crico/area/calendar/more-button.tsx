interface MoreButtonProps {
  readonly label: string;
  /** The text in the cell, for example `+3`. */
  readonly text: string;
  readonly onClick: () => void;
}

/** Opens all that a day has, where its cell shows the first of it. */
export const MoreButton = ({ label, text, onClick }: MoreButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className="relative mt-1 min-h-6 px-1 text-sm font-medium text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
  >
    {text}
  </button>
);
