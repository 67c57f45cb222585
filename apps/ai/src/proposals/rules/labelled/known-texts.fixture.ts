import type { LabelledText } from './labelled-text.ts';

/** Texts by which the rules were written. */
export const knownTexts: readonly LabelledText[] = [
  {
    language: 'es',
    text: '- Diseñar el logo\n- Imprimir 50 playeras antes del 4 de diciembre\n- Reservar el salón (urgente)',
    tasks: [
      ['diseñar el logo', null],
      ['imprimir 50 playeras', '2026-12-04'],
      ['reservar el salón', null],
    ],
  },
  {
    language: 'es',
    text: 'Hola equipo,\n\nNecesitamos terminar el informe para el viernes. También hay que mandar las facturas a contabilidad mañana.\n\nSaludos,\nAna',
    tasks: [
      ['terminar el informe', '2026-11-27'],
      ['mandar las facturas', '2026-11-26'],
    ],
  },
  {
    language: 'es',
    text: '1. Investigar proveedores\n2. Pedir cotizaciones\n3. Elegir proveedor a más tardar el 10 de diciembre',
    tasks: [
      ['investigar proveedores', null],
      ['pedir cotizaciones', null],
      ['elegir proveedor', '2026-12-10'],
    ],
  },
  {
    language: 'es',
    text: 'La página tarda mucho en abrir. Hay que corregir el error del carrito y probar el pago con tarjeta.',
    tasks: [
      ['corregir el error del carrito', null],
      ['probar el pago', null],
    ],
  },
  {
    language: 'es',
    text: 'Revisa el contrato y envíalo a Luis. Después de revisar el contrato, llama al cliente el lunes.',
    tasks: [
      ['revisa el contrato', null],
      ['envíalo a luis', null],
      ['llama al cliente', '2026-11-30'],
    ],
  },
  {
    language: 'es',
    text: 'Pendientes:\n* Actualizar precios\n* Fotos del producto nuevo - 2 de diciembre\n* Texto de la portada',
    tasks: [
      ['actualizar precios', null],
      ['fotos del producto', '2026-12-02'],
      ['texto de la portada', null],
    ],
  },
  {
    language: 'es',
    text: 'Ana va a preparar la presentación para el 1 de diciembre. Luis debe confirmar la sala. Ayer vimos al cliente y quedó contento.',
    tasks: [
      ['preparar la presentación', '2026-12-01'],
      ['confirmar la sala', null],
    ],
  },
  {
    language: 'es',
    text: '[ ] Comprar micrófonos\n[x] Pagar la renta\n[ ] Contratar al fotógrafo antes del lunes',
    tasks: [
      ['comprar micrófonos', null],
      ['contratar al fotógrafo', '2026-11-30'],
    ],
  },
  {
    language: 'es',
    text: 'Asunto: Mudanza\n\nBuenas tardes, por favor agenden la mudanza para el 15 de diciembre y avisen al edificio. No hace falta comprar cajas.\n\nGracias',
    tasks: [
      ['agenden la mudanza', '2026-12-15'],
      ['avisen al edificio', null],
    ],
  },
  {
    language: 'es',
    text: 'Queremos lanzar el curso en enero. Falta grabar tres lecciones, escribir el examen y traducir los subtítulos.',
    tasks: [
      ['grabar tres lecciones', null],
      ['escribir el examen', null],
      ['traducir los subtítulos', null],
    ],
  },
  {
    language: 'es',
    text: 'No olviden enviar las invitaciones hoy. El catering se tiene que pagar en tres días.',
    tasks: [
      ['enviar las invitaciones', '2026-11-25'],
      ['pagar', '2026-11-28'],
    ],
  },
  {
    language: 'es',
    text: '¿Puedes revisar el presupuesto pasado mañana? Es urgente. Yo ya hablé con el banco.',
    tasks: [['revisar el presupuesto', '2026-11-27']],
  },
  {
    language: 'es',
    text: 'Acuerdos de la junta:\n- Luis: cotizar el servidor (30/11/2026)\n- Ana: redactar el aviso de privacidad (05/12/2026)\n\nAsistentes:\n- Luis\n- Ana',
    tasks: [
      ['cotizar el servidor', '2026-11-30'],
      ['redactar el aviso', '2026-12-05'],
    ],
  },
  {
    language: 'es',
    text: 'Tenemos que migrar la base de datos la próxima semana. Una vez que esté lista la migración, hay que apagar el servidor viejo.',
    tasks: [
      ['migrar la base', '2026-12-04'],
      ['apagar el servidor', null],
    ],
  },
  {
    language: 'es',
    text: 'Para fin de mes debemos cerrar el inventario. Además conviene contar las cajas dos veces.',
    tasks: [
      ['cerrar el inventario', '2026-11-30'],
      ['contar las cajas', null],
    ],
  },
  {
    language: 'en',
    text: '- Design the landing page\n- Write the copy by December 4\n- Set up analytics (high priority)',
    tasks: [
      ['design the landing page', null],
      ['write the copy', '2026-12-04'],
      ['set up analytics', null],
    ],
  },
  {
    language: 'en',
    text: 'Hi team,\n\nWe need to finish the report by Friday. Please send the invoices tomorrow.\n\nThanks,\nAnna',
    tasks: [
      ['finish the report', '2026-11-27'],
      ['send the invoices', '2026-11-26'],
    ],
  },
  {
    language: 'en',
    text: '1. Research suppliers\n2. Ask for quotes\n3) Choose a supplier no later than December 10th',
    tasks: [
      ['research suppliers', null],
      ['ask for quotes', null],
      ['choose a supplier', '2026-12-10'],
    ],
  },
  {
    language: 'en',
    text: 'The page is slow. We should fix the cart bug and test the card payment.',
    tasks: [
      ['fix the cart bug', null],
      ['test the card payment', null],
    ],
  },
  {
    language: 'en',
    text: 'Review the contract and send it to Luke. After reviewing the contract, call the client on Monday.',
    tasks: [
      ['review the contract', null],
      ['send it to luke', null],
      ['call the client', '2026-11-30'],
    ],
  },
  {
    language: 'en',
    text: 'Open points:\n* Update prices\n* Photos of the new product - Dec 2\n* Headline of the home page',
    tasks: [
      ['update prices', null],
      ['photos of the new product', '2026-12-02'],
      ['headline of the home page', null],
    ],
  },
  {
    language: 'en',
    text: 'Anna will prepare the slides by December 1. Luke has to confirm the room. Yesterday we met the client and she was happy.',
    tasks: [
      ['prepare the slides', '2026-12-01'],
      ['confirm the room', null],
    ],
  },
  {
    language: 'en',
    text: '- [ ] Buy microphones\n- [x] Pay the rent\n- [ ] Hire the photographer before Monday',
    tasks: [
      ['buy microphones', null],
      ['hire the photographer', '2026-11-30'],
    ],
  },
  {
    language: 'en',
    text: 'Subject: Moving\n\nGood morning, could you book the movers for December 15 and tell the building manager? We do not need to buy boxes.\n\nKind regards\nJo',
    tasks: [
      ['book the movers', '2026-12-15'],
      ['tell the building manager', null],
    ],
  },
  {
    language: 'en',
    text: 'We want to launch the course in January. I still have to record three lessons, write the exam and translate the subtitles.',
    tasks: [
      ['record three lessons', null],
      ['write the exam', null],
      ['translate the subtitles', null],
    ],
  },
  {
    language: 'en',
    text: "Don't forget to send the invitations today. The caterer must be paid in 3 days.",
    tasks: [
      ['send the invitations', '2026-11-25'],
      ['caterer must be paid', '2026-11-28'],
    ],
  },
  {
    language: 'en',
    text: "Let's check the budget the day after tomorrow. It is urgent. I already talked to the bank.",
    tasks: [['check the budget', '2026-11-27']],
  },
  {
    language: 'en',
    text: 'Action items:\n- Luke: get a quote for the server (11/30/2026)\n- Anna: draft the privacy notice (2026-12-05)\n\nAttendees:\n- Luke\n- Anna',
    tasks: [
      ['get a quote for the server', '2026-11-30'],
      ['draft the privacy notice', '2026-12-05'],
    ],
  },
  {
    language: 'en',
    text: 'We have to migrate the database next week. Once the migration is done, somebody should turn off the old server.',
    tasks: [
      ['migrate the database', '2026-12-04'],
      ['turn off the old server', null],
    ],
  },
  {
    language: 'en',
    text: 'By the end of the month we must close the inventory. Also count the boxes twice.',
    tasks: [
      ['close the inventory', '2026-11-30'],
      ['count the boxes', null],
    ],
  },
];
