type Sentences = Readonly<Record<string, string | undefined>>;

/** By the code of the refusal; what is not here has a sentence among those of sign-in. */
const errors: Sentences = {
  mfa_verification_failed: 'Ese código no es correcto, o ya se usó. Escribe el que tu app muestra ahora.',
  mfa_challenge_expired: 'Pasó demasiado tiempo. Escribe el código que tu app muestra ahora.',
  mfa_ip_address_mismatch: 'Tu conexión cambió mientras escribías. Intenta de nuevo.',
  mfa_factor_not_found: 'Eso ya no está en tu cuenta. Cierra la sesión y entra de nuevo.',
  mfa_factor_name_conflict: 'Ya tienes un segundo paso con ese nombre. Elige otro.',
  too_many_enrolled_mfa_factors: 'Tu cuenta ya tiene el máximo de segundos pasos. Quita uno para agregar otro.',
  mfa_recovery_codes_sole_factor: 'Primero agrega una app de códigos o una llave de acceso.',
  insufficient_aal: 'Antes de hacer esto, muestra uno de tus segundos pasos: cierra la sesión y entra de nuevo.',
};

/** Where a kind has a sentence of its own. */
const errorsOf: Readonly<Record<'totp' | 'phone' | 'webauthn' | 'recovery_code', Sentences>> = {
  totp: {},
  phone: {
    mfa_verification_failed: 'Ese código no es el del SMS. Revísalo, o pide otro.',
    mfa_challenge_expired: 'Ese código ya no sirve. Pide otro SMS.',
    mfa_factor_not_found: 'Ese código ya no sirve. Pide otro SMS, o empieza de nuevo.',
    mfa_ip_address_mismatch: 'Ese código ya se usó, o tu conexión cambió mientras tanto. Pide otro SMS.',
    mfa_verified_factor_exists: 'Ese número ya es uno de tus segundos pasos.',
    mfa_phone_enroll_not_enabled: 'Esta instalación de Nivel no envía SMS.',
    mfa_phone_verify_not_enabled: 'Esta instalación de Nivel ya no envía SMS. Usa otro segundo paso.',
    over_sms_send_rate_limit: 'Ya se pidió un SMS hace poco. Espera un momento antes de pedir otro.',
    validation_failed: 'Ese número no parece completo.',
  },
  webauthn: {
    mfa_verification_failed: 'No pudimos comprobar esa llave. Intenta de nuevo, o usa otro de tus segundos pasos.',
    mfa_challenge_expired: 'Pasó demasiado tiempo. Intenta de nuevo.',
    mfa_ip_address_mismatch: 'Tu conexión cambió mientras tanto. Intenta de nuevo.',
    mfa_webauthn_enroll_not_enabled: 'Esta instalación de Nivel no acepta llaves de acceso.',
    mfa_webauthn_verify_not_enabled: 'Esta instalación de Nivel ya no acepta llaves de acceso. Usa otro segundo paso.',
  },
  recovery_code: {
    mfa_verification_failed: 'Ese código no es correcto, o ya se usó. Revísalo, o escribe otro de tu lista.',
  },
};

/** By the name of what the browser throws. */
const prompts: Sentences = {
  NotAllowedError: 'Se canceló, o pasó demasiado tiempo. Intenta de nuevo cuando quieras.',
  InvalidStateError: 'Ese dispositivo ya tiene una llave de tu cuenta. Usa otro, o quita primero la que tiene.',
  NotSupportedError: 'Este dispositivo no puede crear una llave de acceso.',
  SecurityError: 'La dirección de esta página no permite usar llaves de acceso.',
};

export const messages = {
  errors,
  errorsOf,
  tooManyTries: (minutes: number) =>
    `Hubo demasiados intentos. Podrás intentar de nuevo en ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}.`,
  title: 'Segundo paso',
  leads: {
    totp: 'Abre la app de códigos de tu teléfono y escribe el código que muestra para tu cuenta.',
    phone: 'Pide un código por SMS al número que agregaste y escríbelo aquí.',
    webauthn: 'Usa tu llave de acceso: tu huella, tu rostro o el PIN de tu dispositivo, o tu llave de seguridad.',
    recovery_code: 'Escribe uno de los códigos de recuperación que guardaste. Cada uno sirve una vez.',
  },
  choice: 'Con qué quieres entrar',
  unnamed: 'Sin nombre',
  lostTitle: '¿No lo tienes a la mano?',
  lost: 'Usa otro segundo paso que hayas agregado, o uno de tus códigos de recuperación. Si perdiste todo, pide a quien administra esta instalación que quite el segundo paso de tu cuenta; antes comprobará que eres tú.',
  noFactor: 'No encontramos ningún segundo paso en tu cuenta. Cierra la sesión y entra de nuevo.',
  signOut: 'Cerrar sesión',
  settings: {
    title: 'Segundo paso',
    lead: 'Con una llave de acceso o una app de códigos, nadie entra a tu cuenta solo con tu contraseña o tu correo. Agrega dos, en dispositivos distintos, y guarda códigos de recuperación por si los pierdes.',
    loading: 'Cargando tu segundo paso...',
    failed: (reason: string) => `No pudimos cargar tu segundo paso. ${reason}`,
    none: 'Tu cuenta no tiene segundo paso.',
    app: 'App de códigos',
    key: 'Llave de acceso',
    sms: (end: string) => `Código por SMS al número que termina en ${end}`,
    since: (day: string) => `Agregada el ${day}`,
    smsSince: (day: string) => `Agregado el ${day}`,
    add: 'Agregar una app',
    addKey: 'Agregar una llave de acceso',
    addSms: 'Agregar código por SMS',
    remove: 'Quitar',
    removeOf: (name: string) => `Quitar ${name}`,
    removeTitle: (name: string) => `¿Quitar ${name}?`,
    removeLast: 'Es tu único segundo paso: después entrarás sin él, y tus códigos de recuperación dejarán de servir.',
    removeOne: 'Dejará de servir para entrar. Si entraste así, te pediremos otro de tus segundos pasos.',
    removed: {
      totp: 'Quitamos la app.',
      phone: 'Quitamos el número.',
      webauthn: 'Quitamos la llave de acceso.',
      recovery_code: 'Quitamos los códigos de recuperación.',
    },
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
  keys: {
    title: 'Agregar una llave de acceso',
    lead: 'La llave queda en este dispositivo, en tu teléfono, en tu administrador de contraseñas o en una llave de seguridad USB o NFC, y solo sirve en este sitio. Al terminar cerramos las sesiones que no hayan mostrado un segundo paso.',
    defaultName: 'Mi computadora',
    create: 'Crear la llave',
    createLead: 'Ahora tu navegador te preguntará dónde guardarla, y te pedirá tu huella, tu rostro o un PIN.',
    done: 'Tu cuenta tiene una llave de acceso nueva: al entrar puedes usarla como segundo paso.',
    use: 'Usar mi llave de acceso',
    unable: 'Este navegador no puede usar llaves de acceso. Actualízalo, o entra con otro segundo paso.',
    prompts,
    promptFailed: 'Tu navegador no pudo usar la llave. Intenta de nuevo.',
  },
  sms: {
    title: 'Agregar código por SMS',
    lead: 'Al entrar te enviamos un código a tu número. Un número puede pasar a otra persona: una llave de acceso o una app te protegen mejor. Con ese número ya no podrás entrar solo con un código por SMS. Al terminar cerramos las sesiones que no hayan mostrado un segundo paso.',
    name: 'Nombre para reconocerlo',
    nameHint: 'Por ejemplo, de quién es el teléfono.',
    defaultName: 'Mi celular',
    sendLead: (end: string) => `Ten a la mano el teléfono con el número que termina en ${end}.`,
    send: 'Enviar código por SMS',
    sent: (end: string) =>
      `Enviamos un SMS al número que termina en ${end}. Escribe aquí su código; sirve unos minutos.`,
    resend: 'Enviar otro SMS',
    choice: (name: string, end: string) =>
      name === '' ? `SMS al número que termina en ${end}` : `${name} (SMS al que termina en ${end})`,
    done: 'Tu cuenta tiene un número: al entrar puedes pedir un código por SMS.',
  },
  recovery: {
    code: 'Código de recuperación',
    codeHint: 'Con o sin guiones, en mayúsculas o minúsculas.',
    use: 'Usar un código de recuperación',
    title: 'Códigos de recuperación',
    none: 'Créalos y guárdalos: con uno de ellos entras si pierdes tu app, tu llave o tu número. Sin ellos, solo quien administra esta instalación puede ayudarte.',
    left: (remaining: number, total: number) =>
      remaining === 1 ? `Te queda 1 de ${total}.` : `Te quedan ${remaining} de ${total}.`,
    few: 'Te quedan pocos. Crea códigos nuevos.',
    loading: 'Cargando tus códigos de recuperación...',
    failed: (reason: string) => `No pudimos cargar tus códigos de recuperación. ${reason}`,
    make: 'Crear códigos',
    renew: 'Crear códigos nuevos',
    makeLead: 'Te mostraremos diez códigos una sola vez. Cada uno sirve una vez como segundo paso.',
    renewLead: 'Te mostraremos diez códigos nuevos una sola vez. Los de antes dejarán de servir.',
    saveLead:
      'Guárdalos donde solo tú los encuentres: en tu administrador de contraseñas o en papel, no junto a tu contraseña. No los volveremos a mostrar.',
    list: 'Tus códigos de recuperación',
    copy: 'Copiar',
    copied: 'Los códigos están copiados',
    notCopied: 'No pudimos copiarlos. Selecciónalos y cópialos.',
    download: 'Descargar',
    print: 'Imprimir',
    saved: 'Ya los guardé',
    file: 'codigos-de-recuperacion-nivel.txt',
    sheet: (email: string, day: string) =>
      `Códigos de recuperación de Nivel para ${email}, del ${day}. Cada uno sirve una vez.`,
  },
  proof: {
    password: 'Escribe tu contraseña para confirmar',
    hint: 'Entraste hace rato. Así nadie que encuentre tu sesión abierta puede cambiar esto.',
    code: (email: string) => `Para comprobar que eres tú, enviamos un código a ${email}: escríbelo y sigue.`,
  },
  cancel: 'Cancelar',
  close: 'Cerrar',
};

export type SecondStepMessages = typeof messages;
