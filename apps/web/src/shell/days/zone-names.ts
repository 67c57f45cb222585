/** The names of the time zones that this browser knows, with one that was chosen elsewhere and may not be among them. */
export const zoneNames = (current?: string): string[] => {
  const names = new Set(Intl.supportedValuesOf('timeZone'));
  return [...(current === undefined ? names : names.add(current))];
};
