import type { MarkdownMessages } from './es-mx.ts';

export const messages: MarkdownMessages = {
  formats: {
    bold: 'Bold',
    italic: 'Italic',
    code: 'Code',
    link: 'Link',
    heading: 'Heading',
    quote: 'Quote',
    list: 'List',
    numbers: 'Numbered list',
    tasks: 'Task list',
    table: 'Table',
  },
  table: 'Table',
  asWritten: 'This text is too intricate to be formatted. It is shown as it was written.',
  taskDone: 'Done',
  taskOpen: 'To do',
  tools: (field) => `Format of ${field}`,
  preview: 'Preview',
  previewOf: (field) => `Preview of ${field}`,
  nothing: 'There is no text yet.',
  hint: 'Takes Markdown: tables, task lists, links.',
  long: (most) => `The text has at most ${most.toLocaleString('en')} characters.`,
};
