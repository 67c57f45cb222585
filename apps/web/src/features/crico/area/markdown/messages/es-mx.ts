import type { Format } from '../formatting.ts';

const formats: Record<Format, string> = {
  bold: 'Negrita',
  italic: 'Cursiva',
  code: 'Código',
  link: 'Enlace',
  heading: 'Encabezado',
  quote: 'Cita',
  list: 'Lista',
  numbers: 'Lista numerada',
  tasks: 'Lista de casillas',
  table: 'Tabla',
};

export const messages = {
  formats,
  table: 'Tabla',
  asWritten: 'Este texto es demasiado intrincado para darle formato. Se muestra como se escribió.',
  taskDone: 'Hecha',
  taskOpen: 'Pendiente',
  tools: (field: string): string => `Formato de ${field}`,
  preview: 'Vista previa',
  previewOf: (field: string): string => `Vista previa de ${field}`,
  nothing: 'Todavía no hay texto.',
  hint: 'Acepta Markdown: tablas, listas de casillas, enlaces.',
  long: (most: number): string => `El texto tiene como máximo ${most.toLocaleString('es-MX')} caracteres.`,
};

export type MarkdownMessages = typeof messages;
