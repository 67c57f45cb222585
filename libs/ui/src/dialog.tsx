import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { classNames } from './class-names.ts';
import { showFormError } from './show-form-error.ts';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly description?: string;
  readonly closeLabel: string;
  /**
   * `center` as a dialog (on a phone near the thumb, and below the toasts), `start` and `end` as a drawer along that edge,
   * `page` 600 px high whatever its content, on a phone the whole screen.
   */
  readonly side?: 'center' | 'start' | 'end' | 'page';
  /** A wide dialog, for forms with many fields. */
  readonly isWide?: boolean;
  /** A double-width dialog, for two columns side by side. */
  readonly isDouble?: boolean;
  /** The element with the first focus; without it the close button, which comes first. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children?: ReactNode;
}

const places = {
  center:
    'left-1/2 max-h-[90dvh] -translate-x-1/2 rounded-lg max-sm:bottom-4 sm:top-1/2 sm:-translate-y-1/2 data-starting-style:scale-95 data-ending-style:scale-95',
  start: 'inset-y-0 left-0 rounded-r-lg data-starting-style:-translate-x-full data-ending-style:-translate-x-full',
  end: 'inset-y-0 right-0 rounded-l-lg data-starting-style:translate-x-full data-ending-style:translate-x-full',
  page: 'max-sm:inset-0 sm:top-1/2 sm:left-1/2 sm:h-[600px] sm:max-h-[90dvh] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg',
};

const widths = {
  center: ['w-[min(30rem,calc(100vw-2rem))]', 'w-[min(46rem,calc(100vw-2rem))]', 'w-[min(66rem,calc(100vw-2rem))]'],
  start: ['w-[min(22rem,88vw)]', 'w-[min(40rem,100vw)]', 'w-[min(60rem,100vw)]'],
  end: ['w-[min(24rem,92vw)]', 'w-[min(40rem,100vw)]', 'w-[min(60rem,100vw)]'],
  page: [
    'sm:w-[min(46rem,calc(100vw-2rem))]',
    'sm:w-[min(46rem,calc(100vw-2rem))]',
    'sm:w-[min(66rem,calc(100vw-2rem))]',
  ],
} as const;

/** A modal dialog or drawer: keeps the focus inside, closes with Escape, gives the focus back. */
export const Dialog = ({
  isOpen,
  onOpenChange,
  title,
  description,
  closeLabel,
  side = 'center',
  isWide = false,
  isDouble = false,
  initialFocus,
  children,
}: DialogProps) => (
  <Base.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
    <Base.Portal>
      <Base.Backdrop className="fixed inset-0 z-40 bg-overlay transition-opacity duration-(--motion-slow) data-ending-style:opacity-0 data-starting-style:opacity-0" />
      <Base.Popup
        // React passes events in a portal to the parents of the dialog too: a form around it is not submitted with one inside.
        onSubmit={(event: SubmitEvent) => {
          event.stopPropagation();
          if (event.target instanceof HTMLFormElement) showFormError(event.target);
        }}
        {...(initialFocus && { initialFocus })}
        className={classNames(
          'fixed z-40 flex scroll-py-6 flex-col overflow-y-auto border border-line bg-raised p-6 shadow-high transition duration-(--motion-slow)',
          'data-ending-style:opacity-0 data-starting-style:opacity-0',
          places[side],
          widths[side][isDouble ? 2 : isWide ? 1 : 0],
        )}
      >
        <div className="flex items-start justify-between gap-4">
          <Base.Title className="pt-1.5 text-xl">{title}</Base.Title>
          <Base.Close
            aria-label={closeLabel}
            className="-mr-2 grid size-11 shrink-0 place-items-center rounded-sm text-soft hover:bg-sunken hover:text-text"
          >
            <X aria-hidden="true" size={22} />
          </Base.Close>
        </div>
        {description && <Base.Description className="mt-1 text-soft">{description}</Base.Description>}
        {children}
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);
