import type { MexicanHoliday } from '@nivel/planning/mexican-holidays';
import type { GanttUnit } from '../gantt-scale.ts';
import { sources } from './sources-es-mx.ts';

const units: Record<GanttUnit, string> = { day: 'Día', week: 'Semana', month: 'Mes', quarter: 'Trimestre' };
const cards = (count: number): string => (count === 1 ? '1 tarjeta' : `${count} tarjetas`);
const workingDays = (count: number): string => (count === 1 ? '1 día hábil' : `${count} días hábiles`);

/** Days of rest by law, as people call them. */
const mexican: Record<MexicanHoliday, string> = {
  'new-year': 'Año Nuevo',
  constitution: 'Día de la Constitución',
  juarez: 'Natalicio de Benito Juárez',
  labour: 'Día del Trabajo',
  independence: 'Día de la Independencia',
  executive: 'Cambio del Poder Ejecutivo Federal',
  revolution: 'Día de la Revolución',
  christmas: 'Navidad',
};

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
  automaticStays: (title: string): string =>
    `«${title}» es automática: sus enlaces dicen cuándo empieza. Se puede mover su fin.`,
  isAutomatic: 'automática',
  keysHint:
    'Intro abre la tarjeta, Espacio levanta su barra, Mayús L hace que otra espere por ella, Mayús D abre sus enlaces, X la selecciona. Flecha arriba y abajo llevan a otras tarjetas.',
  moves: {
    title: (count: number): string => `${cards(count)} más ${count === 1 ? 'se mueve' : 'se mueven'}`,
    text: (title: string, days: string): string =>
      `«${title}» pasa a ${days}. Lo que espera por ella ya no cabe donde está.`,
    all: 'Mover todas',
    only: 'Mover solo esta',
    cancel: 'Cancelar',
    close: 'Cerrar',
    tooMany: (most: number): string =>
      `Son más de ${most.toLocaleString('es-MX')} tarjetas, y no se pueden cambiar más a la vez. Mueve solo esta, o cancela.`,
  },
  conflictList: {
    title: (count: number): string =>
      count === 0 ? 'Ninguna dependencia está en conflicto' : count === 1 ? '1 conflicto' : `${count} conflictos`,
    one: (card: string, other: string, day: string): string =>
      `«${card}» empieza antes de lo que permite su enlace con «${other}»; podría desde el ${day}`,
    more: (count: number): string => `y ${count} más`,
  },
  link: {
    begun: (title: string): string =>
      `Elige con las flechas arriba y abajo qué tarjeta espera por «${title}», y con izquierda y derecha si es su inicio o su fin el que espera; con Mayús, el inicio o el fin de «${title}». Espacio la enlaza y Escape cancela.`,
    over: (title: string, other: string, terms: string): string => `«${title}» esperaría por «${other}»: ${terms}`,
    done: (title: string, other: string): string => `«${title}» espera por «${other}»`,
    isThere: (title: string, other: string): string => `«${title}» ya espera por «${other}»`,
    none: 'No se enlazó ninguna tarjeta',
  },
  picture: {
    open: 'Imprimir o guardar',
    title: 'Imprimir o guardar el diagrama',
    description: 'Con el filtro, el orden, los grupos y las marcas que se ven ahora.',
    span: 'Días',
    shown: 'Los que se ven ahora',
    whole: 'Todo el plan',
    preview: 'Vista previa',
    image: (project: string, days: string): string => `Diagrama de Gantt de ${project}, ${days}`,
    drawnOn: (day: string): string => `al ${day}`,
    page: (nth: number, count: number): string => `Página ${nth} de ${count}`,
    pages: (count: number): string => (count === 1 ? '1 página' : `${count} páginas`),
    cards,
    print: 'Imprimir o guardar como PDF',
    save: 'Guardar como imagen PNG',
    saving: 'Dibujando la imagen',
    failed: 'Este navegador no pudo dibujar la imagen. Inténtalo otra vez, o imprime el diagrama.',
    noCards: 'Ninguna tarjeta coincide con el filtro: no hay nada que dibujar.',
    tooLong: (most: number): string =>
      `Una imagen tiene como máximo ${most.toLocaleString('es-MX')} renglones. Filtra las tarjetas, o imprime el diagrama.`,
    tooMany: (most: number): string =>
      `Se imprimen los primeros ${most.toLocaleString('es-MX')} renglones. Filtra las tarjetas para imprimir otros.`,
    close: 'Cerrar',
  },
  openCalendar: 'Días laborables',
  calendar: {
    title: 'Calendario del proyecto',
    description: 'Las duraciones y las dependencias cuentan solo los días en que se trabaja.',
    weekdays: 'Días en que se trabaja',
    holidays: 'Días festivos',
    noHolidays: 'Ninguno todavía.',
    day: 'Día',
    name: 'Nombre',
    add: 'Agregar',
    year: 'Año',
    addMexican: (year: number): string => `Agregar los oficiales de México de ${year}`,
    mexican,
    importFile: 'Agregar los de un archivo .ics',
    importHint: (first: number, last: number): string =>
      `Se toman los eventos de todo el día, también los que se repiten, de ${first} a ${last}.`,
    imported: (added: number, leftOut: number, first: number, last: number): string =>
      [
        added === 0
          ? 'El archivo no trae días nuevos.'
          : added === 1
            ? 'Se agregó 1 día; se guarda con el calendario.'
            : `Se agregaron ${added} días; se guardan con el calendario.`,
        leftOut === 0
          ? ''
          : `${leftOut === 1 ? '1 evento no se tomó' : `${leftOut} eventos no se tomaron`}: con hora, cancelados, ilegibles o fuera de ${first}–${last}.`,
      ]
        .join(' ')
        .trim(),
    importProblems: {
      'not-a-calendar': 'El archivo no es un calendario (.ics). Elige otro.',
      'too-big': 'El archivo es demasiado grande: un calendario tiene como máximo un millón de caracteres.',
      failed: 'No se pudo leer el archivo. Inténtalo otra vez.',
    },
    sources,
    unnamed: 'Día festivo',
    remove: (name: string): string => `Quitar ${name}`,
    noWeekday: 'Elige al menos un día en que se trabaja.',
    tooMany: (most: number): string => `Un calendario tiene como máximo ${most} días festivos.`,
    save: 'Guardar',
    cancel: 'Cancelar',
    close: 'Cerrar',
    saved: 'Calendario guardado',
    failed: { title: 'Error al guardar el calendario', message: 'No se pudo guardar el calendario del proyecto.' },
  },
};

export type GanttMessages = typeof messages;
