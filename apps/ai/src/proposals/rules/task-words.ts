import type { ProposalLanguage } from '@nivel/contracts/ai/values/proposal-values';

// What people do, in the words that they use for it. Without accents, in small letters.

const spanish =
  'abrir acordar actualizar adaptar afinar agendar agradecer agregar alquilar analizar anunciar apartar aprobar armar arreglar asegurar asignar atender avisar ayudar bajar buscar calcular calibrar cambiar capacitar capturar cargar cerrar citar clasificar cobrar colgar colocar comenzar comparar compartir completar comprar comprobar comunicar conectar configurar confirmar conseguir construir contactar contar contestar contratar convocar coordinar copiar corregir cortar cotizar crear cubrir dar decidir decorar definir desarrollar descargar detallar devolver dibujar disenar distribuir documentar editar ejecutar elaborar elegir eliminar empacar empezar encargar encontrar encuestar ensayar ensenar entregar entrenar entrevistar enviar escanear escribir escuchar especificar establecer estimar estudiar evaluar explicar exportar fijar filmar firmar formar fotografiar gestionar grabar guardar hablar hacer identificar implementar importar imprimir incluir informar iniciar inscribir instalar integrar investigar invitar juntar lanzar leer levantar limpiar llamar llenar llevar localizar mandar mantener mapear marcar medir mejorar mezclar migrar modificar montar mostrar mover negociar notificar obtener ofrecer optimizar ordenar organizar pagar pasar pedir pegar pintar planear planificar poner preguntar preparar presentar presupuestar priorizar probar producir programar promover proponer publicar quitar recabar recibir recoger recopilar recordar redactar reducir reescribir refactorizar registrar regresar rehacer rellenar renombrar renovar rentar reparar repartir reportar reservar resolver responder restaurar resumir reunir revisar rotular sacar seleccionar separar simplificar solicitar subir subtitular sustituir terminar tomar traducir traer tramitar transcribir trazar ubicar usar validar vender verificar viajar visitar volver';

const english =
  'add adjust agree align analyse analyze announce approve arrange ask assemble assess assign audit back begin book bring build buy calculate call cancel capture change chase check choose clean clear close collect compare compile complete compose configure confirm connect contact convert coordinate copy correct count create cut decide decorate define delete deliver deploy describe design develop discuss distribute document download draft draw edit email enable ensure estimate evaluate explain export extend file fill film finalise finalize find finish fix follow format gather generate get give hand hang hire host identify implement import improve inform inspect install integrate interview introduce investigate invite invoice issue join keep label launch lay learn lease let list load locate mail make map mark measure meet merge migrate mock monitor move name negotiate notify obtain offer open optimise optimize order organise organize outline pack paint pay phone photograph pick plan polish post prepare present print prioritise prioritize process produce proofread propose provide prune publish pull purchase put raise reach read rebuild receive recommend record recruit redesign reduce refactor register release remind remove rename renew rent reorder repair replace reply report request research reserve reset resolve restore review revise rewrite run scan schedule search secure select sell send set share ship shoot show sign simplify sketch sort specify start stock stop store study submit summarise summarize survey switch take talk teach tell test tidy train transcribe translate try turn update upgrade upload validate verify visit wash watch wire wrap write';

/** Commands whose form follows no rule. */
const irregular =
  'haz haga hagan hagamos pon ponga pongan pongamos ten tenga di diga ve vaya vayan sal salga pide pida pidan pidamos cierra cierre cierren prueba pruebe prueben consigue consiga consigan corrige corrija corrijan envia envie envien recuerda recuerde recuerden empieza empiece empiecen cuenta cuente mide mida mueve mueva muevan muestra muestre resuelve resuelva elige elija elijan trae traiga traigan traduce traduzca construye construya incluye incluya distribuye distribuya devuelve devuelva encuentra encuentre mantiene mantenga reune reuna propon proponga obten obtenga produce produzca reduce reduzca sustituye sustituya da den acuerda acuerde comienza comience cuelga cuelgue';

const words = (text: string): string[] => text.split(' ');

/** The stem as it is written before an e: busc- becomes busqu-. */
const beforeE = (stem: string): string => stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c');
/** The stem as it is written before an a: recog- becomes recoj-. */
const beforeA = (stem: string): string => stem.replace(/g$/, 'j');

/** The forms in which a person is asked to do it, or is said to do it. */
const commandsOf = (infinitive: string): string[] => {
  const stem = infinitive.slice(0, -2);
  if (infinitive.endsWith('ar')) {
    const soft = beforeE(stem);
    return [`${stem}a`, `${soft}e`, `${soft}en`, `${soft}emos`];
  }
  const hard = beforeA(stem);
  return [`${stem}e`, `${hard}a`, `${hard}an`, `${hard}amos`];
};

/** The first words of a task. */
export const infinitives: Readonly<Record<ProposalLanguage, ReadonlySet<string>>> = {
  es: new Set(words(spanish)),
  en: new Set(words(english)),
};
/** Forms that are a preposition, or belong to 'hace falta'. */
const otherwise = new Set(['de', 'hace']);

/** The words that ask a person to do it. */
export const commands: Readonly<Record<ProposalLanguage, ReadonlySet<string>>> = {
  es: new Set([
    ...words(spanish)
      .flatMap(commandsOf)
      .filter((form) => !otherwise.has(form)),
    ...words(irregular),
  ]),
  en: infinitives.en,
};
