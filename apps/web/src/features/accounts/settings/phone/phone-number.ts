const COUNTRY_OF_TEN_DIGITS = '52';
/** The shortest numbers that exist have eight digits with their country. */
const FORM = /^[1-9][0-9]{7,14}$/;

/** A typed number as the service takes it: digits alone, with the country first; null for what is none. */
export const phoneOf = (typed: string): string | null => {
  const digits = typed.replace(/[\s().-]/g, '');
  const phone = /^\d{10}$/.test(digits) ? `${COUNTRY_OF_TEN_DIGITS}${digits}` : digits.replace(/^\+/, '');
  const isWhole = digits.startsWith('+') || phone !== digits;
  return isWhole && FORM.test(phone) ? phone : null;
};

/** A number as people read it. */
export const shownPhone = (phone: string): string => {
  const [, first, second, third] = /^52(\d{2})(\d{4})(\d{4})$/.exec(phone) ?? [];
  return first === undefined ? `+${phone}` : `+52 ${first} ${second} ${third}`;
};
