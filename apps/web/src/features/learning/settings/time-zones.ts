interface TimeZone {
  /** An IANA name such as `America/Mexico_City`. */
  readonly name: string;
  /** The place first, so that typing its beginning finds it: `Buenos Aires, Argentina`. */
  readonly place: string;
}

const regionOf = (name: string): string => name.split('/')[0] ?? name;

const placeOf = (name: string): string => {
  const places = name.split('/').slice(1).reverse();
  return places.join(', ').replaceAll('_', ' ') || name;
};

/** The time zones of this browser, and the given one, by region. */
export const zonesByRegion = (current: string): ReadonlyMap<string, readonly TimeZone[]> => {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), current]);
  const zones = [...names].map((name) => ({ name, place: placeOf(name) }));
  return Map.groupBy(
    zones.sort((a, b) => a.place.localeCompare(b.place)),
    ({ name }) => regionOf(name),
  );
};
