/** A day as `2026-11-25`. */
export type Day = string;

/** Days as texts of a language: '4 de diciembre de 2026'. */
export const dayWords = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const at = (day: Day): Date => new Date(`${day}T00:00:00Z`);
  return {
    day: (day: Day): string => format.format(at(day)),
    span: (from: Day, to: Day): string => format.formatRange(at(from), at(to)),
  };
};
