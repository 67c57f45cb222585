/** What is wrong with the form as a whole; announced when it appears. */
export const FormError = ({ children }: { readonly children: string | undefined }) => (
  <div role="alert">
    {children && <p className="rounded-md bg-danger-soft px-4 py-3 font-medium text-danger">{children}</p>}
  </div>
);
