import { CircleAlert, CircleCheck, Info, TriangleAlert, Trophy, X, type LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import type { Toast, ToastKind } from './toast-queue.ts';

interface ToastViewportProps {
  readonly toasts: readonly Toast[];
  readonly onClose: (id: string) => void;
  readonly label: string;
  readonly closeLabel: string;
  /** The kind of a toast in a word, so that nothing is told by colour alone. */
  readonly kindLabels: Record<ToastKind, string>;
}

const looks: Record<ToastKind, { icon: LucideIcon; text: string; edge: string }> = {
  success: { icon: CircleCheck, text: 'text-success', edge: 'border-l-success' },
  error: { icon: CircleAlert, text: 'text-danger', edge: 'border-l-danger' },
  warning: { icon: TriangleAlert, text: 'text-warning', edge: 'border-l-warning' },
  info: { icon: Info, text: 'text-info', edge: 'border-l-info' },
};

/** Where toasts appear. The region is always in the page, so that assistive technology announces what comes into it. */
export const ToastViewport = ({ toasts, onClose, label, closeLabel, kindLabels }: ToastViewportProps) => (
  <section
    aria-label={label}
    aria-live="polite"
    aria-relevant="additions"
    className="pointer-events-none fixed inset-x-3 top-16 z-50 flex flex-col gap-2 sm:left-auto sm:w-96"
  >
    {toasts.map((toast) => {
      const { icon, text, edge } = looks[toast.type];
      const Icon = toast.symbol === 'trophy' ? Trophy : icon;
      return (
        <div
          key={toast.id}
          data-kind={toast.type}
          className={classNames(
            'toast pointer-events-auto flex items-start gap-3 rounded-md border border-l-4 border-line bg-raised p-3 pl-4 shadow-high',
            edge,
          )}
        >
          <Icon aria-hidden="true" size={22} className={classNames('mt-0.5 shrink-0', text)} />
          <div className="min-w-0 flex-1 py-0.5">
            <span className="sr-only">{kindLabels[toast.type]}: </span>
            {toast.title && <p className="font-semibold">{toast.title}</p>}
            <p className={toast.title ? 'text-soft' : 'font-medium'}>{toast.message}</p>
            {toast.description && <p className="text-sm text-soft">{toast.description}</p>}
          </div>
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
