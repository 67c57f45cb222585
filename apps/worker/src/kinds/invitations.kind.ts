import { kind } from './kind.ts';

export const invitations = kind({
  name: 'invitations',
  title: { 'es-MX': 'Invitaciones', en: 'Invitations' },
  description: {
    'es-MX': 'Cuando alguien te invita a Crico o a una organización. Sin su enlace no podrías entrar.',
    en: 'When somebody invites you to Crico or to an organization. Without their link you could not get in.',
  },
  isLocked: true,
});
