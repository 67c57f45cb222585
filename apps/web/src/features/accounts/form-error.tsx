/** The error of the form as a whole; announced when it appears, and until then it takes no gap of the form's column. */
export const FormError = ({ children }: { readonly children: string | undefined }) => (
  <div role="alert" className="empty:-mb-5">
    {children && <p className="rounded-md bg-danger-soft px-4 py-3 font-medium text-danger">{children}</p>}
  </div>
);
