import type { Catalogue } from './catalogue.ts';

export const esMx: Catalogue = {
  language: 'es-MX',
  greeting: 'Hola, {firstName}:',
  greetingWithoutName: 'Hola:',
  codeLabel: 'Tu código',
  linkHint: 'Si el botón no abre, copia esta dirección en tu navegador:',
  why: 'Recibes este correo porque tienes una cuenta en Nivel o alguien escribió tu dirección ahí.',
  tagline: 'Aprende inteligencia artificial aplicada, paso a paso.',
  minutes: '{count} minutos',
  hours: '{count} horas',
  hour: '1 hora',
  device: '{browser} en {system}',
  unknownDevice: 'un dispositivo que no reconocimos',
  unknownPlace: 'no sabemos dónde',
  ownNetwork: 'desde tu propia red',
  letters: {
    confirm: {
      subject: 'Confirma tu correo en Nivel',
      preview: 'Un clic o un código de seis dígitos y empiezas a aprender.',
      title: 'Confirma tu correo',
      paragraphs: [
        'Qué gusto que estés aquí. Solo falta comprobar que esta dirección es tuya: toca el botón o escribe el código en la pantalla de Nivel.',
      ],
      button: 'Confirmar mi correo',
      notes: [
        'El código sirve {codeLifetime}, el botón {linkLifetime}, y cada uno una sola vez. Si pides otro correo, este deja de funcionar.',
        'Ábrelo en el navegador donde creaste tu cuenta: la contraseña que elegiste solo cuenta ahí. Desde otro eliges una nueva.',
        'No compartas el código: nadie de Nivel te lo va a pedir. Si no creaste una cuenta, ignora este correo y no pasará nada.',
      ],
    },
    recover: {
      subject: 'Recupera tu contraseña de Nivel',
      preview: 'Un clic o un código de seis dígitos para elegir una contraseña nueva.',
      title: 'Recupera tu contraseña',
      paragraphs: [
        'Alguien pidió una contraseña nueva para tu cuenta. Si fuiste tú, toca el botón o escribe el código en la pantalla de Nivel.',
      ],
      button: 'Elegir una contraseña nueva',
      notes: [
        'El código sirve {codeLifetime}, el botón {linkLifetime}, y cada uno una sola vez. Si pides otro correo, este deja de funcionar.',
        'No compartas el código: nadie de Nivel te lo va a pedir. Si no fuiste tú, ignora este correo: tu contraseña sigue siendo la misma.',
      ],
    },
    'password-changed': {
      subject: 'Cambió la contraseña de tu cuenta de Nivel',
      preview: 'Si no fuiste tú, recupera tu cuenta ahora.',
      title: 'Tu contraseña cambió',
      paragraphs: [
        'La contraseña de tu cuenta cambió el {when}, con {device} ({place}). Si fuiste tú, no tienes que hacer nada.',
        'Si no fuiste tú, elige una contraseña nueva ahora mismo. Después revisa en Ajustes qué sesiones están abiertas y cierra las que no reconozcas.',
      ],
      button: 'No fui yo: elegir otra contraseña',
      notes: ['Este aviso protege tu cuenta y no se puede desactivar.'],
    },
    'session-stolen': {
      subject: 'Cerramos una sesión de tu cuenta de Nivel',
      preview: 'Se usó una llave antigua de esa sesión.',
      title: 'Cerramos una sesión por seguridad',
      paragraphs: [
        'El {when} se usó una llave antigua de una de tus sesiones, con {device} ({place}). Puede que alguien la haya copiado, así que cerramos esa sesión: ahí habrá que iniciar sesión otra vez.',
        'Si no entraste desde dos lugares a la vez, cambia tu contraseña y cierra las sesiones que no reconozcas.',
      ],
      button: 'Revisar mis sesiones',
      notes: ['Este aviso protege tu cuenta y no se puede desactivar.'],
    },
    achievement: {
      subject: 'Nuevo logro: {title}',
      preview: '{description}',
      title: '¡Conseguiste «{title}»!',
      paragraphs: ['{description}', 'Este logro te da {points} puntos. Ya llevas {totalPoints} en total.'],
      button: 'Ver mis logros',
      notes: ['Cada parte que terminas cuenta. Vuelve cuando quieras: tu avance te espera donde lo dejaste.'],
    },
    level: {
      subject: 'Se abrió el nivel {levelId}: {name}',
      preview: 'Tu trabajo abrió un nivel nuevo.',
      title: 'Se abrió un nivel nuevo',
      paragraphs: [
        'Completaste lo suficiente para entrar al nivel {levelId}, «{name}». Ya puedes abrir su primer módulo.',
      ],
      button: 'Entrar al nivel {levelId}',
      notes: ['Los módulos que te falten del nivel anterior siguen abiertos.'],
    },
  },
};
