import type { SecurityEventKind } from '@nivel/contracts/auth/security-event';

/** What happened, said to the owner of the account. A kind without a sentence does not compile. */
const events: Record<SecurityEventKind, string> = {
  'address-confirmed': 'Confirmaste tu correo',
  'signed-in': 'Inicio de sesión',
  'signed-out': 'Cierre de sesión',
  'sign-in-failed': 'Se escribió una contraseña equivocada',
  'locked-out': 'Bloqueamos el inicio de sesión por un rato: hubo demasiados intentos',
  'code-failed': 'Se escribió un código equivocado',
  'recovery-requested': 'Se pidió un correo para recuperar la contraseña',
  'magic-link-requested': 'Se pidió un enlace para entrar sin contraseña',
  'reauthentication-requested': 'Se pidió un código para cambiar la contraseña',
  'password-changed': 'Cambió tu contraseña',
  'profile-changed': 'Cambiaron tus datos',
  'session-ended': 'Se terminó una sesión',
  'token-reused': 'Cerramos una sesión: alguien más pudo haberla copiado',
  banned: 'Se suspendió tu cuenta',
  unbanned: 'Se reactivó tu cuenta',
};

export const messages = {
  profile: {
    title: 'Perfil',
    lead: 'Así te llamamos aquí, en tus correos y en Crico, y así sabe Axo por dónde empezar contigo.',
    save: 'Guardar perfil',
    saved: 'Tu perfil quedó guardado',
  },
  password: {
    title: 'Contraseña',
    lead: 'Al cambiarla cerramos tus demás sesiones y te avisamos por correo.',
    current: 'Contraseña actual',
    save: 'Cambiar contraseña',
    saved: 'Tu contraseña cambió. Cerramos tus otras sesiones y te enviamos un correo para que lo sepas.',
    reauthenticate: (email: string) =>
      `Entraste hace más de un día. Para comprobar que eres tú, enviamos un código a ${email}: escríbelo y guarda otra vez.`,
    none: 'Tu cuenta todavía no tiene contraseña. Elige una para poder entrar sin un enlace.',
  },
  sessions: {
    title: 'Sesiones',
    lead: 'Dónde está abierta tu cuenta. Si no reconoces una, termínala y cambia tu contraseña.',
    loading: 'Cargando tus sesiones...',
    failed: (reason: string) => `No pudimos cargar tus sesiones. ${reason}`,
    onlyThis: 'Tu cuenta solo está abierta aquí.',
    current: 'Esta sesión',
    now: 'En uso ahora',
    lastUsed: (when: string) => `Último uso ${when}`,
    end: 'Terminar',
    endOf: (device: string) => `Terminar la sesión de ${device}`,
    endTitle: '¿Terminar esta sesión?',
    endText: (device: string, place: string) =>
      `${device} · ${place}. Para volver a entrar ahí hará falta tu contraseña.`,
    endConfirm: 'Terminar esta sesión',
    ended: 'La sesión terminó.',
    endOthers: 'Cerrar todas las demás',
    endOthersTitle: '¿Cerrar todas las demás sesiones?',
    endOthersText: 'Tu cuenta seguirá abierta solo aquí.',
    othersEnded: 'Cerramos tus demás sesiones.',
    password: 'Escribe tu contraseña para confirmar',
    passwordHint: 'Entraste hace rato. Así nadie que encuentre tu sesión abierta puede cerrar las demás.',
    cancel: 'Cancelar',
    more: (count: number) => (count === 1 ? 'Ver una más' : `Ver ${count} más`),
  },
  activity: {
    title: 'Actividad de seguridad',
    lead: 'Lo que ha pasado con tu cuenta en el último año. Si algo no fuiste tú, cambia tu contraseña.',
    loading: 'Cargando la actividad...',
    failed: (reason: string) => `No pudimos cargar la actividad. ${reason}`,
    empty: 'Todavía no hay nada que contar.',
    more: 'Ver más',
    events,
  },
  device: (browser: string, system: string) => `${browser} en ${system}`,
  unknownDevice: 'Dispositivo desconocido',
  momentAgo: 'hace un momento',
  thisNetwork: 'Esta red',
  unknownPlace: 'Lugar desconocido',
  tryAgain: 'Intentar de nuevo',
  close: 'Cerrar',
};

export type SettingsMessages = typeof messages;
