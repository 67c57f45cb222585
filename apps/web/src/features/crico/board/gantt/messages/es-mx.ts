import type { GanttUnit } from '../gantt-scale.ts';

const units: Record<GanttUnit, string> = { day: 'Día', week: 'Semana', month: 'Mes', quarter: 'Trimestre' };
const cards = (count: number): string => (count === 1 ? '1 tarjeta' : `${count} tarjetas`);
const workingDays = (count: number): string => (count === 1 ? '1 día hábil' : `${count} días hábiles`);

export const messages = {
  chart: (project: string): string => `Diagrama de Gantt de ${project}`,
  controls: 'Escala del diagrama',
  unit: 'Escala',
  units,
  previous: (days: number): string => `${days} días antes`,
  next: (days: number): string => `${days} días después`,
  today: 'Hoy',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  zoomed: (percent: number): string => `Escala al ${percent} %`,
  critical: 'Ruta crítica',
  conflicts: 'Conflictos',
  cards: 'Tarjetas',
  divider: 'Ancho de la lista de tarjetas',
  quarter: (nth: number): string => `T${nth}`,
  noDates: 'Sin fechas',
  placeCard: (title: string): string => `Poner «${title}» en el diagrama`,
  days: workingDays,
  progress: (percent: number): string => `${percent} % de avance`,
  assignee: (name: string): string => `responsable: ${name}`,
  nobody: 'sin responsable',
  blocked: (reason: string): string => `bloqueada: ${reason}`,
  tags: (names: string): string => `marcas: ${names}`,
  isCritical: (slack: number): string =>
    slack < 0 ? `en la ruta crítica, ${workingDays(-slack)} tarde` : 'en la ruta crítica',
  inConflict: 'empieza antes de lo que sus dependencias permiten',
  carried: (title: string, days: string): string =>
    `«${title}» levantada: ${days}. Las flechas la mueven un día, Re Pág y Av Pág una semana; Mayús con flecha mueve su fin, Ctrl con flecha su inicio. Espacio la suelta y Escape cancela.`,
  carriedTo: (days: string, length: number, others: number): string =>
    `${days}, ${workingDays(length)}${others === 0 ? '' : `. También se ${others === 1 ? 'movería 1 tarjeta' : `moverían ${others} tarjetas`}`}`,
  dropped: (title: string, days: string): string => `«${title}»: ${days}`,
  putBack: (title: string): string => `«${title}» se queda donde estaba`,
  keysHint:
    'Intro abre la tarjeta, Espacio levanta su barra, X la selecciona. Flecha arriba y abajo llevan a otras tarjetas.',
  moves: {
    title: (count: number): string => `${cards(count)} más ${count === 1 ? 'se mueve' : 'se mueven'}`,
    text: (title: string, days: string): string =>
      `«${title}» pasa a ${days}. Lo que espera por ella ya no cabe donde está.`,
    card: 'Tarjeta',
    before: 'Antes',
    after: 'Después',
    more: (count: number): string => `y ${cards(count)} más`,
    all: 'Mover todas',
    only: 'Mover solo esta',
    cancel: 'Cancelar',
    tooMany: (most: number): string =>
      `Son más de ${most.toLocaleString('es-MX')} tarjetas, y no se pueden cambiar más a la vez. Mueve solo esta, o cancela.`,
  },
  conflictList: {
    title: (count: number): string =>
      count === 0 ? 'Ninguna dependencia está en conflicto' : count === 1 ? '1 conflicto' : `${count} conflictos`,
    one: (card: string, other: string, day: string): string =>
      `«${card}» empieza antes de que termine «${other}»; podría desde el ${day}`,
    more: (count: number): string => `y ${count} más`,
  },
};

export type GanttMessages = typeof messages;
