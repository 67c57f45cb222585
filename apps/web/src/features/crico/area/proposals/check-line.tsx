import { useId, type ReactNode } from 'react';

interface CheckLineProps {
  readonly name: ReactNode;
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
  /** The rest of its text. */
  readonly children?: ReactNode;
}

/** Something that is taken or left. */
export const CheckLine = ({ name, isChecked, onCheck, children }: CheckLineProps) => {
  const about = useId();
  return (
    <div className="flex gap-2">
      <label className="flex min-w-0 flex-1 gap-2 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={isChecked}
          aria-describedby={children === undefined ? undefined : about}
          onChange={(event) => onCheck(event.target.checked)}
          className="mt-1 size-4 shrink-0 accent-accent"
        />
        <span className="min-w-0">
          <span className="font-medium wrap-anywhere">{name}</span>
          {children !== undefined && (
            <span id={about} aria-hidden="true" className="block">
              {children}
            </span>
          )}
        </span>
      </label>
    </div>
  );
};
