export const messages = {
  title: (title: string): string => `Eliminar «${title}»`,
  titleOfMany: (count: number): string => `¿Eliminar ${count} tarjetas?`,
  about: 'Va a la papelera, de donde se puede restaurar durante 30 días.',
  aboutMany: 'Van a la papelera, de donde se pueden restaurar durante 30 días.',
  action: 'Eliminar tarjeta',
  actionOfMany: 'Eliminar',
  typeDelete: 'Escribe «ELIMINAR» para confirmar',
  word: 'ELIMINAR',
  impact: (waiting: number, waitsFor: number): string =>
    `Esperan a esta tarjeta: ${waiting}. Espera a otras: ${waitsFor}. Se quitan los enlaces, nunca las otras tarjetas.`,
  impactOfMany: (waiting: number, waitsFor: number): string =>
    `Otras tarjetas que esperan a estas: ${waiting}. Tarjetas a las que estas esperan: ${waitsFor}. Se quitan los enlaces, nunca las otras tarjetas.`,
  cascade: 'Quitar también estos enlaces (eliminación en cascada)',
  cascadeFirst: 'Activa la eliminación en cascada o resuelve antes las dependencias',
  deleted: 'Tarjeta eliminada',
  inTrash: (title: string): string => `«${title}» está en la papelera`,
  manyInTrash: (count: number): string => `${count} tarjetas están en la papelera`,
  deletedBy: (who: string, when: string): string => `La eliminó ${who} · ${when}`,
  somebody: 'alguien',
  purgedOn: (day: string): string => `Se elimina para siempre el ${day}`,
  undo: 'Deshacer',
  cancel: 'Cancelar',
  close: 'Cerrar',
};

export type DeletionMessages = typeof messages;
