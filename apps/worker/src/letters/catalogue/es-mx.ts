import type { Catalogue } from './catalogue.ts';

export const esMx: Catalogue = {
  greeting: 'Hola, {firstName}:',
  greetingWithoutName: 'Hola:',
  codeLabel: 'Tu código',
  linkHint: 'Si el botón no abre, copia esta dirección en tu navegador:',
  why: 'Recibes este correo porque tienes una cuenta en Nivel o alguien escribió tu dirección ahí.',
  tagline: 'Aprende inteligencia artificial aplicada, paso a paso.',
  minutes: '{count} minutos',
  hours: '{count} horas',
  hour: '1 hora',
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
        'El botón y el código sirven una sola vez y caducan en {lifetime}. Si pides otro correo, este deja de funcionar.',
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
        'El botón y el código sirven una sola vez y caducan en {lifetime}. Si pides otro correo, este deja de funcionar.',
        'No compartas el código: nadie de Nivel te lo va a pedir. Si no fuiste tú, ignora este correo: tu contraseña sigue siendo la misma.',
      ],
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
