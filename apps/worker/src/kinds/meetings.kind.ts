import { kind } from './kind.ts';

export const meetings = kind({
  name: 'meetings',
  title: { 'es-MX': 'Reuniones', en: 'Meetings' },
  description: {
    'es-MX': 'Cuando te invitan a una reunión de un proyecto de Crico, la cambian o la cancelan.',
    en: 'When you are invited to a meeting of a project in Crico, or it is changed or cancelled.',
  },
  isLocked: false,
});
