import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import { isDroppable, type Toast, type ToastKind } from './toast-queue.ts';

interface ToastViewportProps {
  readonly toasts: readonly Toast[];
  readonly onClose: (id: string) => void;
  readonly label: string;
  readonly closeLabel: string;
  /** The kind of a toast in a word, so that colour is not the only sign. */
  readonly kindLabels: Record<ToastKind, string>;
}

const looks: Record<ToastKind, { icon: LucideIcon; text: string; edge: string }> = {
  success: { icon: CircleCheck, text: 'text-success', edge: 'border-l-success' },
  error: { icon: CircleAlert, text: 'text-danger', edge: 'border-l-danger' },
  warning: { icon: TriangleAlert, text: 'text-warning', edge: 'border-l-warning' },
  info: { icon: Info, text: 'text-info', edge: 'border-l-info' },
};

interface WordsProps {
  readonly toast: Toast;
  readonly kind: string;
  readonly onClose: (id: string) => void;
}

const Words = ({ toast, kind, onClose }: WordsProps) => (
  <div className="min-w-0 flex-1 py-0.5">
    <span className="sr-only">{kind}: </span>
    {toast.title && <p className="font-semibold">{toast.title}</p>}
    <p className={toast.title ? 'text-soft' : 'font-medium'}>
      {toast.message}
      {toast.count > 1 && <span className="text-soft tabular-nums"> ×{toast.count}</span>}
    </p>
    {toast.description && <p className="text-sm text-soft">{toast.description}</p>}
    {toast.action && (
      <button
        type="button"
        onClick={() => {
          // It is removed before the second click of a hasty hand.
          onClose(toast.id);
          toast.action?.run();
        }}
        className="-mb-2 min-h-11 font-semibold text-accent underline underline-offset-4"
      >
        {toast.action.label}
      </button>
    )}
  </div>
);

/**
 * The place of toasts: above the lower edge, so that they cover neither the start of a page nor its tools; at the left, above
 * the bar with the next step, or in the middle on dense pages. The region is always in the page, so that assistive technology
 * announces new content. On a phone, where each covers a part of the page, the next toast replaces a success message.
 */
export const ToastViewport = ({ toasts, onClose, label, closeLabel, kindLabels }: ToastViewportProps) => (
  <section
    aria-label={label}
    aria-live="polite"
    aria-relevant="additions"
    className="pointer-events-none fixed inset-x-3 top-16 z-50 flex flex-col gap-2 max-sm:top-1.5 sm:top-auto sm:right-auto sm:bottom-24 sm:left-6 sm:w-96 sm:in-data-[density=compact]:inset-x-0 sm:in-data-[density=compact]:top-auto sm:in-data-[density=compact]:bottom-4 sm:in-data-[density=compact]:mx-auto"
  >
    {toasts.map((toast, index) => {
      const { icon, text, edge } = looks[toast.type];
      const Icon = toast.icon ?? icon;
      return (
        <div
          key={toast.id}
          data-kind={toast.type}
          className={classNames(
            'toast pointer-events-auto flex items-start gap-3 rounded-md border border-l-4 border-line bg-raised p-3 pl-4 shadow-high max-sm:py-2',
            index > 0 && isDroppable(toast) && 'max-sm:hidden',
            edge,
          )}
        >
          <Icon aria-hidden="true" size={22} className={classNames('mt-0.5 shrink-0', text)} />
          <Words onClose={onClose} toast={toast} kind={kindLabels[toast.type]} />
          <button
            type="button"
            aria-label={closeLabel}
            onClick={() => onClose(toast.id)}
            className="-m-1.5 grid size-11 shrink-0 place-items-center rounded-sm text-soft hover:bg-sunken hover:text-text"
          >
            <X aria-hidden="true" size={20} />
          </button>
        </div>
      );
    })}
  </section>
);
