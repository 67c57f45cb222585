import type { ReactNode } from 'react';

interface RowNameProps {
  readonly name: string;
  readonly onOpen: () => void;
  /** The content below the name. */
  readonly children?: ReactNode;
}

/** The first cell of a row: its name, which opens it whole. */
export const RowName = ({ name, onOpen, children }: RowNameProps) => (
  <th scope="row" className="py-1.5 pr-2 pl-4 text-left font-medium">
    <button
      type="button"
      onClick={onOpen}
      className="min-h-9 text-left wrap-anywhere underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {name}
    </button>
    {children}
  </th>
);
