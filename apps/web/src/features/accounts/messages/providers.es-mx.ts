/** Sentences by the code with which a provider sends somebody back, or with which a call is refused. */
const errors: Readonly<Record<string, string | undefined>> = {
  access_denied: 'No se completó la entrada: se canceló en la otra página. Intenta de nuevo o entra de otra forma.',
  provider_email_needs_verification:
    'Ahí tu correo no está confirmado. Confírmalo primero con ese proveedor, o entra de otra forma.',
  bad_oauth_state: 'Ese intento ya no sirve. Empieza de nuevo desde esta página.',
  flow_state_already_used: 'Ese intento ya se usó. Empieza de nuevo desde esta página.',
  flow_state_not_found: 'Ese intento ya no sirve. Empieza de nuevo desde esta página.',
  flow_state_expired: 'Pasó demasiado tiempo. Empieza de nuevo desde esta página.',
  bad_code_verifier: 'Ese intento empezó en otra ventana. Empieza de nuevo desde esta página.',
  bad_oauth_callback: 'La otra página no nos dijo quién eres. Intenta de nuevo o entra de otra forma.',
  unavailable: 'La otra página no responde. Intenta de nuevo en un momento.',
  identity_already_exists: 'Esa identidad ya está vinculada, con tu cuenta o con otra.',
  identity_not_found: 'Esa identidad ya no está en tu cuenta.',
  single_identity_not_deletable: 'Es tu única forma de entrar. Elige una contraseña para poder desvincularla.',
  sso_provider_not_found: 'Ninguna organización entra aquí con ese dominio. Revísalo o entra de otra forma.',
  saml_provider_disabled: 'Aquí no se entra con una organización. Entra de otra forma.',
  manual_linking_disabled: 'En esta instalación las identidades no se vinculan ni se desvinculan.',
};

export const messages = {
  errors,
  failed: 'No se completó. Intenta de nuevo o entra de otra forma.',
  goOnWith: (provider: string) => `Continuar con ${provider}`,
  entering: 'Entrando...',
  organization: {
    signIn: 'Entrar con tu organización',
    title: 'Entra con tu organización',
    text: 'Te llevamos a la página de tu organización para que entres ahí, y regresas aquí.',
    name: 'Correo del trabajo o dominio',
    example: 'nombre@empresa.com',
    invalid: 'Escribe tu correo del trabajo, o lo que va después de la @.',
    goOn: 'Continuar',
    identity: 'Tu organización',
  },
  settings: {
    title: 'Identidades vinculadas',
    lead: 'Con ellas entras sin escribir tu contraseña. Las de una página que no reconoces, desvincúlalas.',
    failed: (reason: string) => `No pudimos cargar tus identidades. ${reason}`,
    since: (day: string) => `Vinculada el ${day}`,
    link: (provider: string) => `Vincular con ${provider}`,
    linked: 'Tu identidad quedó vinculada.',
    unlink: 'Desvincular',
    unlinkOf: (provider: string) => `Desvincular ${provider}`,
    only: 'Es tu única forma de entrar. Elige una contraseña para poder desvincularla.',
    linkTitle: (provider: string) => `¿Vincular con ${provider}?`,
    linkText: (provider: string) => `Te llevamos a ${provider} para que entres ahí, y regresas aquí.`,
    goOn: 'Seguir',
    unlinkTitle: (provider: string) => `¿Desvincular ${provider}?`,
    unlinkText:
      'Ya no podrás entrar con esta identidad. Se cierran tus demás sesiones que se abrieron con un proveedor.',
    unlinked: 'Desvinculamos la identidad.',
  },
  cancel: 'Cancelar',
  close: 'Cerrar',
};

export type ProvidersMessages = typeof messages;
