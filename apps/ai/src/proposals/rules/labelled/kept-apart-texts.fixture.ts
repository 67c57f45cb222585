import type { LabelledText } from './labelled-text.ts';

/** Texts that were not looked at while the rules were written: their results describe the product. */
export const keptApartTexts: readonly LabelledText[] = [
  {
    language: 'es',
    text: 'Lista para la feria:\n- Rentar el stand\n- Montar la pantalla el 3 de diciembre\n- Capacitar a los voluntarios\n- Empacar el material antes del viernes',
    tasks: [
      ['rentar el stand', null],
      ['montar la pantalla', '2026-12-03'],
      ['capacitar a los voluntarios', null],
      ['empacar el material', '2026-11-27'],
    ],
  },
  {
    language: 'es',
    text: 'Estimada Laura:\n\nTe escribo porque hay que renovar el seguro antes del 12 de diciembre. También necesito que firmes el anexo.\n\nQuedo atento,\nJorge',
    tasks: [
      ['renovar el seguro', '2026-12-12'],
      ['firmes el anexo', null],
    ],
  },
  {
    language: 'es',
    text: 'El cliente pidió cambios en la portada. Vamos a rehacer la portada, ajustar los colores y enviar una prueba el martes.',
    tasks: [
      ['rehacer la portada', null],
      ['ajustar los colores', null],
      ['enviar una prueba', '2026-12-01'],
    ],
  },
  {
    language: 'es',
    text: '1) Definir el público\n2) Redactar tres correos\n3) Programar los envíos para el 7 de diciembre\n4) Medir las respuestas',
    tasks: [
      ['definir el público', null],
      ['redactar tres correos', null],
      ['programar los envíos', '2026-12-07'],
      ['medir las respuestas', null],
    ],
  },
  {
    language: 'es',
    text: 'Marta tiene que entregar las actas mañana y Pedro debe subir las fotos al sitio.',
    tasks: [
      ['entregar las actas', '2026-11-26'],
      ['subir las fotos', null],
    ],
  },
  {
    language: 'es',
    text: 'Se cayó el sistema en la noche. Es urgente restaurar el respaldo hoy. Luego hay que avisar a los usuarios.',
    tasks: [
      ['restaurar el respaldo', '2026-11-25'],
      ['avisar a los usuarios', null],
    ],
  },
  {
    language: 'es',
    text: 'Notas de la visita: el techo gotea. Falta reparar el techo y pintar la oficina. El dueño dijo que sí.',
    tasks: [
      ['reparar el techo', null],
      ['pintar la oficina', null],
    ],
  },
  {
    language: 'es',
    text: 'Por favor manda el temario a la imprenta a más tardar el jueves. La imprenta cierra a las 5.',
    tasks: [['manda el temario', '2026-11-26']],
  },
  {
    language: 'es',
    text: 'Para el 9 de diciembre necesitamos probar la aplicación en tres teléfonos. Ya no hay que soportar tabletas.',
    tasks: [['probar la aplicación', '2026-12-09']],
  },
  {
    language: 'es',
    text: 'Hola:\n> ¿Cómo vas con la obra?\nBien. Mañana llega el cemento. Me falta comprar varilla y contratar a dos albañiles en dos semanas.\nUn abrazo',
    tasks: [
      ['comprar varilla', null],
      ['contratar a dos albañiles', '2026-12-09'],
    ],
  },
  {
    language: 'es',
    text: 'Organizar la posada:\n• Apartar el jardín (18 de diciembre)\n• Piñata y dulces\n• Invitar a las familias antes del 11 de diciembre',
    tasks: [
      ['apartar el jardín', '2026-12-18'],
      ['piñata y dulces', null],
      ['invitar a las familias', '2026-12-11'],
    ],
  },
  {
    language: 'es',
    text: 'Quisiera que prepares un resumen de ventas el próximo lunes. Gracias por todo lo de ayer.',
    tasks: [['prepares un resumen', '2026-11-30']],
  },
  {
    language: 'es',
    text: 'Investigar por qué fallan los correos. Documentar la solución cuando termine la investigación. Fecha límite: 20 de diciembre.',
    tasks: [
      ['investigar por qué fallan', '2026-12-20'],
      ['documentar la solución', '2026-12-20'],
    ],
  },
  {
    language: 'es',
    text: 'Recuerden actualizar sus datos esta semana. Las oficinas estarán cerradas el lunes.',
    tasks: [['actualizar sus datos', '2026-11-27']],
  },
  {
    language: 'es',
    text: 'Sofía revisará los contratos el 2/12/2026 y después los enviará al notario. El trámite dura unos 10 días.',
    tasks: [
      ['revisará los contratos', '2026-12-02'],
      ['enviará al notario', null],
    ],
  },
  {
    language: 'en',
    text: 'Fair checklist:\n- Rent the booth\n- Assemble the screen on December 3\n- Train the volunteers\n- Pack the material before Friday',
    tasks: [
      ['rent the booth', null],
      ['assemble the screen', '2026-12-03'],
      ['train the volunteers', null],
      ['pack the material', '2026-11-27'],
    ],
  },
  {
    language: 'en',
    text: 'Dear Laura,\n\nI am writing because we have to renew the insurance before December 12. I also need you to sign the annex.\n\nBest regards,\nGeorge',
    tasks: [
      ['renew the insurance', '2026-12-12'],
      ['sign the annex', null],
    ],
  },
  {
    language: 'en',
    text: 'The client asked for changes. We are going to redo the cover, adjust the colours and send a proof on Tuesday.',
    tasks: [
      ['redo the cover', null],
      ['adjust the colours', null],
      ['send a proof', '2026-12-01'],
    ],
  },
  {
    language: 'en',
    text: '1) Define the audience\n2) Write three emails\n3) Schedule the mailing for Dec 7\n4) Measure the answers',
    tasks: [
      ['define the audience', null],
      ['write three emails', null],
      ['schedule the mailing', '2026-12-07'],
      ['measure the answers', null],
    ],
  },
  {
    language: 'en',
    text: 'Martha needs to deliver the minutes tomorrow and Peter should upload the photos to the site.',
    tasks: [
      ['deliver the minutes', '2026-11-26'],
      ['upload the photos', null],
    ],
  },
  {
    language: 'en',
    text: 'The system went down at night. It is urgent to restore the backup today. Then we must notify the users.',
    tasks: [
      ['restore the backup', '2026-11-25'],
      ['notify the users', null],
    ],
  },
  {
    language: 'en',
    text: 'The roof leaks. Someone has to repair the roof and paint the office. The owner said yes.',
    tasks: [
      ['repair the roof', null],
      ['paint the office', null],
    ],
  },
  {
    language: 'en',
    text: 'Please send the syllabus to the printer by Thursday. The printer closes at 5.',
    tasks: [['send the syllabus', '2026-11-26']],
  },
  {
    language: 'en',
    text: 'By December 9 we need to test the app on three phones. We no longer need to support tablets.',
    tasks: [['test the app', '2026-12-09']],
  },
  {
    language: 'en',
    text: 'Hey,\n> How is the building going?\nFine. The cement arrives tomorrow. I have to buy rebar and hire two bricklayers in two weeks.\nCheers',
    tasks: [
      ['buy rebar', null],
      ['hire two bricklayers', '2026-12-09'],
    ],
  },
  {
    language: 'en',
    text: 'Year-end party:\n• Reserve the garden (December 18)\n• Piñata and sweets\n• Invite the families by Dec 11',
    tasks: [
      ['reserve the garden', '2026-12-18'],
      ['piñata and sweets', null],
      ['invite the families', '2026-12-11'],
    ],
  },
  {
    language: 'en',
    text: 'Could you prepare a sales summary for next Monday? Thanks for everything yesterday.',
    tasks: [['prepare a sales summary', '2026-11-30']],
  },
  {
    language: 'en',
    text: 'Investigate why the emails fail. Document the solution once the investigation is over. Deadline: December 20.',
    tasks: [
      ['investigate why', '2026-12-20'],
      ['document the solution', '2026-12-20'],
    ],
  },
  {
    language: 'en',
    text: 'Remember to update your details this week. The offices will be closed on Monday.',
    tasks: [['update your details', '2026-11-27']],
  },
  {
    language: 'en',
    text: 'Sophie will review the contracts on 12/2/2026 and then she will send them to the notary. The process takes about 10 days.',
    tasks: [
      ['review the contracts', '2026-12-02'],
      ['send them to the notary', null],
    ],
  },
];
