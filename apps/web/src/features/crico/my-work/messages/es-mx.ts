export const messages = {
  title: 'Mi trabajo',
  lead: 'Lo que tienes por hacer en todos tus proyectos.',
  groups: {
    overdue: 'Vencidas',
    today: 'Hoy',
    week: 'Próximos 6 días',
    later: 'Más adelante',
    undated: 'Sin fecha',
    waiting: 'Esperan por ti',
  },
  cards: (count: number) => (count === 1 ? '1 tarjeta' : `${count} tarjetas`),
  finish: (name: string) => `Terminar ${name}`,
  finished: (name: string) => `${name} terminada`,
  undo: 'Deshacer',
  notUndone: 'No se pudo deshacer. Abre la tarjeta para cambiarla.',
  blocked: (reason: string) => `Bloqueada: ${reason}`,
  due: (day: string) => `Vence el ${day}`,
  waitsFor: (who: string | null, cards: string) =>
    who === null ? `Espera por ${cards}` : `La de ${who} espera por ${cards}`,
  empty: 'No tienes nada pendiente',
  emptyText: 'Aquí aparecen las tarjetas que te asignen en cualquiera de tus proyectos.',
  notWhole: 'Se muestran las 500 más próximas. Abre un proyecto para ver todas.',
  failed: 'No pudimos cargar tu trabajo',
};
export type MyWorkMessages = typeof messages;
