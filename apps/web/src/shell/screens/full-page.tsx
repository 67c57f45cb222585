import type { ReactNode } from 'react';

/** A message that has the whole page to itself. */
export const FullPage = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid min-h-[70dvh] place-items-center px-4 py-16">
    <div className="flex max-w-lg flex-col items-center gap-4 text-center">{children}</div>
  </div>
);
