import { kind } from './kind.ts';

export const codes = kind({
  name: 'codes',
  title: { 'es-MX': 'Códigos y enlaces que pides', en: 'Codes and links you ask for' },
  description: {
    'es-MX': 'Para confirmar tu correo o recuperar tu contraseña. Sin ellos no podrías entrar.',
    en: 'To confirm your address or recover your password. Without them you could not get in.',
  },
  isLocked: true,
});
