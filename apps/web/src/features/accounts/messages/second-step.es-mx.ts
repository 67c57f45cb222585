/** By the code of the refusal; what is not here has a sentence among those of sign-in. */
const errors: Readonly<Record<string, string | undefined>> = {
  mfa_verification_failed: 'Ese código no es correcto, o ya se usó. Escribe el que tu app muestra ahora.',
  mfa_challenge_expired: 'Pasó demasiado tiempo. Escribe el código que tu app muestra ahora.',
  mfa_ip_address_mismatch: 'Tu conexión cambió mientras escribías. Intenta de nuevo.',
  mfa_factor_not_found: 'Esa app ya no está en tu cuenta. Cierra la sesión y entra de nuevo.',
  mfa_factor_name_conflict: 'Ya tienes una app con ese nombre. Elige otro.',
  too_many_enrolled_mfa_factors: 'Tu cuenta ya tiene el máximo de apps. Quita una para agregar otra.',
  insufficient_aal: 'Antes de hacer esto, muestra un código de una de tus apps: cierra la sesión y entra de nuevo.',
};

export const messages = {
  errors,
  tooManyTries: (minutes: number) =>
    `Hubo demasiados intentos. Podrás intentar de nuevo en ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}.`,
  title: 'Segundo paso',
  lead: 'Abre la app de códigos de tu teléfono y escribe el código que muestra para tu cuenta.',
  app: 'App',
  unnamed: 'App sin nombre',
  lostTitle: '¿No tienes tu app a la mano?',
  lost: 'Usa otra app que hayas agregado. Si perdiste todas, pide a quien administra esta instalación que quite el segundo paso de tu cuenta; antes comprobará que eres tú.',
  noApp: 'No encontramos ninguna app de códigos en tu cuenta. Cierra la sesión y entra de nuevo.',
  signOut: 'Cerrar sesión',
  settings: {
    title: 'Segundo paso',
    lead: 'Con una app de códigos, nadie entra a tu cuenta solo con tu contraseña o tu correo. Agrega dos, en dispositivos distintos, por si pierdes uno.',
    loading: 'Cargando tus apps...',
    failed: (reason: string) => `No pudimos cargar tus apps. ${reason}`,
    none: 'Tu cuenta no tiene segundo paso.',
    since: (day: string) => `Agregada el ${day}`,
    add: 'Agregar una app',
    remove: 'Quitar',
    removeOf: (name: string) => `Quitar ${name}`,
    removeTitle: (name: string) => `¿Quitar ${name}?`,
    removeLast: 'Es tu única app: después entrarás sin segundo paso.',
    removeOne: 'Sus códigos dejarán de servir. Si entraste con ella, te pediremos el código de otra.',
    removed: 'Quitamos la app.',
  },
  adding: {
    title: 'Agregar una app de códigos',
    lead: 'Sirve cualquiera que muestre códigos de 6 dígitos, como Google Authenticator, Microsoft Authenticator o Aegis. Al terminar cerramos las sesiones que no hayan mostrado un código.',
    name: 'Nombre para reconocerla',
    nameHint: 'Por ejemplo, el dispositivo en el que está.',
    defaultName: 'Mi teléfono',
    next: 'Seguir',
    scan: 'Escanea esta imagen con la app',
    qr: 'Código QR para agregar tu cuenta a la app',
    openApp: 'Abrir la app en este dispositivo',
    secret: 'O escribe esta clave en la app',
    copy: 'Copiar la clave',
    copied: 'La clave está copiada',
    notCopied: 'No pudimos copiarla. Selecciónala y cópiala.',
    code: 'Después escribe el código que muestra la app.',
    done: 'Tu cuenta tiene segundo paso: al entrar te pediremos un código de esta app.',
  },
  proof: {
    password: 'Escribe tu contraseña para confirmar',
    hint: 'Entraste hace rato. Así nadie que encuentre tu sesión abierta puede cambiar esto.',
    code: (email: string) =>
      `Entraste hace rato. Para comprobar que eres tú, enviamos un código a ${email}: escríbelo y sigue.`,
  },
  cancel: 'Cancelar',
  close: 'Cerrar',
};

export type SecondStepMessages = typeof messages;
