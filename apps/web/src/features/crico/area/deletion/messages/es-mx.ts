export const messages = {
  title: (title: string): string => `Borrar «${title}»`,
  titleOfMany: (count: number): string => `¿Borrar ${count} tarjetas?`,
  about: 'Va a la papelera, de donde se puede restaurar durante 30 días.',
  aboutMany: 'Van a la papelera, de donde se pueden restaurar durante 30 días.',
  action: 'Borrar tarjeta',
  actionOfMany: 'Borrar',
  typeDelete: 'Escribe «BORRAR» para confirmar',
  word: 'BORRAR',
  impact: (waiting: number, waitsFor: number): string =>
    `Esperan a esta tarjeta: ${waiting}. Espera a otras: ${waitsFor}. Se quitan los enlaces, nunca las otras tarjetas.`,
  impactOfMany: (waiting: number, waitsFor: number): string =>
    `Otras tarjetas que esperan a estas: ${waiting}. Tarjetas a las que estas esperan: ${waitsFor}. Se quitan los enlaces, nunca las otras tarjetas.`,
  cascade: 'Quitar también estos enlaces (borrado en cascada)',
  cascadeFirst: 'Activa el borrado en cascada o resuelve antes las dependencias',
  deleted: 'Tarjeta borrada',
  inTrash: (title: string): string => `«${title}» está en la papelera`,
  manyInTrash: (count: number): string => `${count} tarjetas están en la papelera`,
  deletedBy: (who: string, when: string): string => `La borró ${who} · ${when}`,
  somebody: 'alguien',
  purgedOn: (day: string): string => `Se elimina para siempre el ${day}`,
  undo: 'Deshacer',
  cancel: 'Cancelar',
  close: 'Cerrar',
};

export type DeletionMessages = typeof messages;
