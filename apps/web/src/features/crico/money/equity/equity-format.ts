import { currentLocale } from '../../../../shell/language/locale.ts';

/** A percent as people write it; parts of a hundredth, which fractional vesting leaves, to two more places. */
export const formatPercent = (percent: number): string =>
  new Intl.NumberFormat(currentLocale(), { style: 'percent', maximumFractionDigits: 4 }).format(percent / 100);

/** Gives the browser a file to keep. */
export const downloadFile = (name: string, parts: BlobPart[], type: string): void => {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
