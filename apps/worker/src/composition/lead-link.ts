/** The address of an open lead. */
export const leadLink = ({ leadId }: { readonly leadId: string }): string =>
  `/crico/money?section=leads&lead=${leadId}`;
