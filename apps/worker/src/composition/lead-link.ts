/** Where a lead is open. */
export const leadLink = ({ leadId }: { readonly leadId: string }): string =>
  `/crico/money?section=leads&lead=${leadId}`;
