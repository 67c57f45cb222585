import { kind } from './kind.ts';

export const automationRules = kind({
  name: 'automation-rules',
  title: { 'es-MX': 'Automatización', en: 'Automation' },
  description: {
    'es-MX': 'Cuando una regla de un proyecto tiene algo que decirte, o se detuvo una que está a tu cuidado.',
    en: 'When a rule of a project has something to tell you, or one that you look after was stopped.',
  },
  isLocked: false,
});
