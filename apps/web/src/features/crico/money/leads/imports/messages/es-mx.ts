import type { ImportField } from '../file-columns.ts';
import type { LeadFileProblem } from '../read-lead-file.ts';

export const messages = {
  title: 'Importar prospectos',
  close: 'Cerrar',
  cancel: 'Cancelar',
  choose: 'Elegir archivo',
  chooseOther: 'Elegir otro archivo',
  lead: 'Un archivo CSV con una fila por prospecto y los nombres de las columnas en la primera. Hasta 5,000 filas y 5 MB.',
  problems: {
    'too-large': 'El archivo pesa más de 5 MB. Divídelo en varios.',
    'too-many-rows': 'El archivo tiene más de 5,000 filas. Divídelo en varios.',
    empty: 'El archivo no tiene filas debajo de los nombres de las columnas.',
    unreadable: 'Esto no es un archivo CSV. Guárdalo como CSV desde tu hoja de cálculo.',
  } satisfies Record<LeadFileProblem, string> as Readonly<Record<LeadFileProblem, string>>,
  notRead: 'No se pudo leer el archivo. Intenta de nuevo.',
  preview: 'Vista previa',
  row: 'Fila',
  column: (name: string) => `La columna ${name} es`,
  leaveOut: 'No se importa',
  fields: {
    name: 'Nombre',
    source: 'Origen',
    stage: 'Etapa',
    expected_value: 'Valor esperado',
    currency: 'Moneda',
    next_step: 'Siguiente paso',
    next_step_on: 'Día del siguiente paso',
    lost_reason: 'Motivo de la pérdida',
    notes: 'Notas',
  } satisfies Record<ImportField, string> as Readonly<Record<ImportField, string>>,
  nameNeeded: 'Di qué columna es el nombre.',
  nameMissing: 'Falta el nombre.',
  stageUnknown: 'No es una etapa.',
  currencyUnknown: 'No es una moneda.',
  valueInvalid: 'No es un valor de al menos 0, con dos decimales como máximo.',
  dayInvalid: 'No es un día.',
  tooLong: (most: number) => `Tiene más de ${most} caracteres.`,
  exists: 'Ya está en el libro',
  more: (count: number) => `Y ${count} ${count === 1 ? 'fila más' : 'filas más'}.`,
  summary: (ready: number, wrong: number, known: number) =>
    [
      ready === 1 ? 'Se importará 1 prospecto' : `Se importarán ${ready} prospectos`,
      ...(wrong === 0
        ? []
        : [wrong === 1 ? '1 fila tiene errores y se omite' : `${wrong} filas tienen errores y se omiten`]),
      ...(known === 0 ? [] : [known === 1 ? '1 ya está en el libro' : `${known} ya están en el libro`]),
    ].join(' · '),
  withKnown: 'Importar también los que ya están en el libro',
  knownFailed: 'No se pudo revisar cuáles ya están en el libro.',
  tryAgain: 'Intentar de nuevo',
  start: (count: number) => (count === 1 ? 'Importar 1 prospecto' : `Importar ${count} prospectos`),
  goOn: 'Continuar la importación',
  progress: 'Avance de la importación',
  sent: (sent: number, all: number) => `${sent} de ${all}`,
  stopped: (sent: number, all: number) =>
    `La importación se detuvo con ${sent} de ${all} prospectos. Lo que falta no se perdió: continúa cuando quieras.`,
  done: (count: number) => (count === 1 ? '1 prospecto importado' : `${count} prospectos importados`),
  undo: 'Deshacer',
  undone: (count: number, kept: number) =>
    `${count === 1 ? '1 prospecto está en la papelera' : `${count} prospectos están en la papelera`}${kept === 0 ? '' : ` · ${kept} se ${kept === 1 ? 'quedó' : 'quedaron'} porque alguien ya ${kept === 1 ? 'lo' : 'los'} cambió`}`,
  undoFailed: 'No se pudo deshacer la importación',
};

export type LeadImportsMessages = typeof messages;
