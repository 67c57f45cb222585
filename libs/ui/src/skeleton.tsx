import { classNames } from './class-names.ts';

/** A placeholder for loading content, hidden from assistive technology; the page says in words that it loads. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <div aria-hidden="true" className={classNames('motion-safe:animate-pulse rounded-md bg-line/60', className)} />
);
