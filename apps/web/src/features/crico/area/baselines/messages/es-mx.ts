const days = (count: number): string => (count === 1 ? '1 día hábil' : `${count} días hábiles`);

export const messages = {
  open: 'Líneas base',
  title: 'Líneas base',
  description:
    'Una línea base guarda el inicio y la fecha límite de todas las tarjetas como están ahora, para comparar después con ella.',
  none: 'Todavía no hay ninguna.',
  compare: 'Comparar con',
  nothing: 'Ninguna',
  cards: (count: number): string => (count === 1 ? '1 tarjeta con fechas' : `${count} tarjetas con fechas`),
  newName: 'Nombre de una nueva',
  make: 'Guardar línea base',
  nameProblem: 'Escribe un nombre de 1 a 50 caracteres.',
  rename: (name: string): string => `Cambiar el nombre de «${name}»`,
  name: (name: string): string => `Nuevo nombre de «${name}»`,
  save: 'Guardar',
  remove: (name: string): string => `Eliminar «${name}»`,
  made: (name: string): string => `Línea base «${name}» guardada`,
  renamed: (name: string): string => `Ahora se llama «${name}»`,
  removed: (name: string): string => `Línea base «${name}» eliminada`,
  undo: 'Deshacer',
  close: 'Cerrar',
  failed: 'No se pudo guardar. Inténtalo de nuevo.',
  failures: {
    baseline_not_found: 'Esta línea base ya no está.',
    too_many_baselines: 'Un proyecto tiene como máximo 20 líneas base. Elimina una que ya no haga falta.',
    forbidden: 'Solo líderes y directores pueden cambiar las líneas base.',
  },
  /** Where a card ends, compared with the baseline. */
  difference: (count: number): string =>
    count === 0 ? 'igual' : count > 0 ? `${days(count)} después` : `${days(-count)} antes`,
  /** The same, with the days that it had. */
  was: (span: string, difference: string): string => `línea base ${span}: ${difference}`,
  isNew: 'nueva',
};

export type BaselinesMessages = typeof messages;
