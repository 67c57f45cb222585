import { CircleAlert } from 'lucide-react';

/** The error of a field, beside the field. */
export const FieldError = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
    <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
    {children}
  </p>
);
