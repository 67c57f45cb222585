import type { HelpMessages } from './es-mx.ts';

export const messages: HelpMessages = {
  title: "Axo's tips",
  tips: [
    'Ten minutes a day take you further than three hours on Sunday.',
    'Mistakes are part of the way: each attempt tells you what to review.',
    'Explain in your own words what you learned today. If you can tell it, it is yours.',
  ],
};
