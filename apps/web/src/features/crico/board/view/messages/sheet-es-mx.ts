/** Pasting rows of a spreadsheet, and exporting them. */
export const sheet = {
  paste: 'Pegar filas',
  csv: 'Exportar CSV',
  csvWaits: 'Exportar CSV cuando lleguen todas las tarjetas',
  title: 'Pegar filas de una hoja de cálculo',
  here: 'Pega aquí las filas',
  hint: 'Copia filas en tu hoja de cálculo y pégalas. Una primera fila con los nombres de las columnas dice qué son.',
  preview: 'Lo que se pegó',
  column: (nth: number) => `Qué es la columna ${nth}`,
  leaveOut: 'Omitir',
  labels: 'Etiquetas',
  tags: 'Marcas',
  waitsFor: 'Espera a',
  noList: (name: string) => `No hay una lista «${name}».`,
  noLabel: (name: string) => `No hay una etiqueta «${name}».`,
  longTag: 'Una marca tiene 50 letras como máximo.',
  nobody: (name: string) => `Nadie aquí se llama «${name}», o varias personas.`,
  noCard: (number: string) => `No hay una tarjeta ${number}.`,
  twice: 'Esta tarjeta está en una fila de arriba.',
  more: (count: number) => `y ${count} filas más`,
  tooMany: (count: number, most: number) =>
    `Son ${count.toLocaleString('es-MX')} filas; se toman ${most.toLocaleString('es-MX')} a la vez como máximo. Pégalas por partes.`,
  summary: (made: number, changed: number, left: number) =>
    `Tarjetas nuevas: ${made}. Cambiadas: ${changed}.${left > 0 ? ` Omitidas por lo señalado: ${left}.` : ''} Lo vacío se queda como está.`,
  take: 'Tomar las filas',
};
