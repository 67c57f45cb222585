import { classNames } from '@nivel/ui/class-names';

const steps = ['h-1 bg-x100-vivid', 'h-1.5 bg-x200-vivid', 'h-2 bg-x300-vivid', 'h-2.5 bg-x400-vivid'];

/** The name of the product as type, standing beside its four levels as four steps. */
export const Wordmark = ({ className }: { readonly className?: string }) => (
  <span
    className={classNames(
      'inline-flex items-baseline gap-1.5 font-heading text-2xl font-extrabold tracking-tight',
      className,
    )}
  >
    Nivel
    <span aria-hidden="true" className="inline-flex items-end gap-0.5">
      {steps.map((step) => (
        <span key={step} className={classNames('w-1.5 rounded-[2px]', step)} />
      ))}
    </span>
  </span>
);
