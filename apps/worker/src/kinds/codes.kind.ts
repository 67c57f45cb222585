import { kind } from './kind.ts';

export const codes = kind({
  name: 'codes',
  title: { 'es-MX': 'Códigos y enlaces que pides', en: 'Codes and links you ask for' },
  description: {
    'es-MX': 'Para confirmar tu correo, entrar sin contraseña o recuperarla. Sin ellos no podrías entrar.',
    en: 'To confirm your address, to sign in without a password, or to recover it. Without them you could not get in.',
  },
  isLocked: true,
});
