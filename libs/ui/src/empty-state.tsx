import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface EmptyStateProps {
  readonly drawing: ReactNode;
  readonly title: string;
  /** `h1` where it is all that a page has to say. */
  readonly titleAs?: 'p' | 'h1';
  readonly children?: ReactNode;
  /** The one thing to do about it. */
  readonly action?: ReactNode;
  readonly className?: string;
}

/** A place with nothing in it (yet): a drawing, one sentence, one action. */
export const EmptyState = ({ drawing, title, titleAs: Title = 'p', children, action, className }: EmptyStateProps) => (
  <div className={classNames('flex flex-col items-center gap-3 px-4 py-8 text-center', className)}>
    {drawing}
    <Title className="font-heading text-lg font-bold">{title}</Title>
    {children && <div className="max-w-[44ch] text-soft">{children}</div>}
    {action}
  </div>
);
