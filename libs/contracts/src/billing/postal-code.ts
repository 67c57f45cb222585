/**
 * States by the first two digits of their postal codes, from the lowest: each ends where the next starts. Source: Correos de
 * México.
 */
const states: readonly (readonly [from: number, state: string | null])[] = [
  [0, null],
  [1, 'Ciudad de México'],
  [17, null],
  [20, 'Aguascalientes'],
  [21, 'Baja California'],
  [23, 'Baja California Sur'],
  [24, 'Campeche'],
  [25, 'Coahuila'],
  [28, 'Colima'],
  [29, 'Chiapas'],
  [31, 'Chihuahua'],
  [34, 'Durango'],
  [36, 'Guanajuato'],
  [39, 'Guerrero'],
  [42, 'Hidalgo'],
  [44, 'Jalisco'],
  [50, 'Estado de México'],
  [58, 'Michoacán'],
  [62, 'Morelos'],
  [63, 'Nayarit'],
  [64, 'Nuevo León'],
  [68, 'Oaxaca'],
  [72, 'Puebla'],
  [76, 'Querétaro'],
  [77, 'Quintana Roo'],
  [78, 'San Luis Potosí'],
  [80, 'Sinaloa'],
  [83, 'Sonora'],
  [86, 'Tabasco'],
  [87, 'Tamaulipas'],
  [90, 'Tlaxcala'],
  [91, 'Veracruz'],
  [97, 'Yucatán'],
  [98, 'Zacatecas'],
];

/** The state in which a postal code is; null for an invalid one. */
export const stateOfPostalCode = (code: string): string | null =>
  /^\d{5}$/.test(code) ? (states.findLast(([from]) => from <= Number(code.slice(0, 2)))?.[1] ?? null) : null;
