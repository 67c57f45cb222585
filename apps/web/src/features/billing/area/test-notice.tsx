import { FlaskConical } from 'lucide-react';
import { billingText } from './billing-text.ts';

/** Says in large letters that nothing is paid for in earnest. */
export const TestNotice = () => {
  const text = billingText.useText();
  return (
    <aside
      aria-label={text.sandboxTitle}
      className="flex items-center gap-4 rounded-lg border-2 border-dashed border-warning bg-warning-soft px-4 py-3 text-warning"
    >
      <FlaskConical aria-hidden="true" size={32} className="shrink-0" />
      <div>
        <p className="font-heading text-xl font-extrabold tracking-wide sm:text-2xl">{text.sandboxTitle}</p>
        <p className="text-text">{text.sandboxText}</p>
        <details className="text-text">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium underline underline-offset-4">
            {text.sandboxMore}
          </summary>
          <ul className="flex flex-col gap-1 tabular-nums">
            {text.sandboxCards.map(([number, what]) => (
              <li key={number}>
                <span className="font-semibold whitespace-nowrap">{number}</span>: {what}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </aside>
  );
};
