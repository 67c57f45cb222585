/** An error message; announced when it appears. */
export const EntryAlert = ({ children }: { readonly children: string | undefined }) => (
  <div role="alert" className="empty:absolute">
    {children && <p className="rounded-sm bg-danger-soft px-3 py-2 font-medium text-danger">{children}</p>}
  </div>
);
