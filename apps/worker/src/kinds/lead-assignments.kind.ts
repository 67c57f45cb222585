import { kind } from './kind.ts';

export const leadAssignments = kind({
  name: 'lead-assignments',
  title: { 'es-MX': 'Prospectos a tu cargo', en: 'Leads in your charge' },
  description: {
    'es-MX': 'Si llevas las finanzas: cuando alguien te deja a cargo de un prospecto.',
    en: 'If you keep the finances: when somebody puts you in charge of a lead.',
  },
  isLocked: false,
});
