import { notify } from '../../../../shell/toasts/toaster.ts';

/** Reports mentioned people who cannot read the message, and so get no notice. */
export const sayNotTold = (
  { not_told: ids }: { readonly not_told: readonly string[] },
  nameOf: (userId: string) => string,
  text: { readonly notTold: (names: string, count: number) => string },
): void => {
  if (ids.length > 0) notify({ type: 'warning', message: text.notTold(ids.map(nameOf).join(', '), ids.length) });
};
