import { kind } from './kind.ts';

export const certificates = kind({
  name: 'certificates',
  title: { 'es-MX': 'Certificados', en: 'Certificates' },
  description: {
    'es-MX': 'Cuando se revoca uno de tus certificados.',
    en: 'When one of your certificates is revoked.',
  },
  isLocked: true,
});
