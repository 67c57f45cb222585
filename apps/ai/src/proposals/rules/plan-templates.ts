import type { Complexity } from '@nivel/contracts/ai/values/proposal-values';
import { plain } from './plain.ts';

/** A step of a plan: its titles, how many working days it takes, and the least complexity for which it is worth a milestone. */
interface PlanStep {
  readonly es: string;
  readonly en: string;
  readonly days: number;
  readonly from: Complexity;
}

interface Plan {
  /** Words of both languages, as they begin. */
  readonly words: RegExp;
  readonly steps: readonly PlanStep[];
}

const step = (es: string, en: string, days: number, from: Complexity = 'simple'): PlanStep => ({ es, en, days, from });

const software: Plan = {
  words:
    /\b(?:app|apps|aplicacion|software|sitio|pagina web|portal|plataforma|sistema|tienda en linea|website|site|web|platform|system|api|backend|frontend|online store)\b/g,
  steps: [
    step('Reunir requisitos', 'Gather requirements', 5),
    step('Entrevistar a quienes lo usarán', 'Interview the people who will use it', 5, 'complex'),
    step('Diseñar pantallas y flujos', 'Design screens and flows', 10),
    step('Preparar datos y accesos', 'Prepare data and access', 3, 'medium'),
    step('Desarrollar la primera versión', 'Develop the first version', 14),
    step('Conectar con otros sistemas', 'Connect to other systems', 7, 'complex'),
    step('Probar con usuarios', 'Test with users', 5, 'medium'),
    step('Revisar seguridad y privacidad', 'Review security and privacy', 3, 'complex'),
    step('Publicar', 'Release', 2),
    step('Escribir la documentación', 'Write the documentation', 7, 'medium'),
  ],
};
const event: Plan = {
  words:
    /\b(?:evento|conferencia|congreso|feria|boda|fiesta|taller|concierto|exposicion|event|conference|fair|wedding|party|workshop|concert|exhibition|meetup|hackathon)\b/g,
  steps: [
    step('Definir objetivo, fecha y presupuesto', 'Define purpose, date and budget', 3),
    step('Reservar el lugar', 'Book the venue', 5),
    step('Buscar patrocinadores', 'Find sponsors', 10, 'complex'),
    step('Confirmar a ponentes o artistas', 'Confirm speakers or artists', 7, 'medium'),
    step('Contratar proveedores', 'Hire suppliers', 5, 'medium'),
    step('Enviar invitaciones', 'Send invitations', 3),
    step('Difundir el evento', 'Promote the event', 10, 'medium'),
    step('Tramitar permisos y seguros', 'Obtain permits and insurance', 7, 'complex'),
    step('Preparar el día del evento', 'Prepare the day of the event', 2),
    step('Agradecer y evaluar', 'Say thanks and evaluate', 2, 'complex'),
  ],
};
const campaign: Plan = {
  words:
    /\b(?:campana|marketing|publicidad|redes sociales|marca|lanzamiento|campaign|advertising|social media|brand|branding|launch|newsletter)\b/g,
  steps: [
    step('Definir público y mensaje', 'Define audience and message', 3),
    step('Investigar a la competencia', 'Research the competition', 5, 'complex'),
    step('Fijar metas y presupuesto', 'Set goals and budget', 2, 'medium'),
    step('Crear textos e imágenes', 'Create copy and pictures', 7),
    step('Preparar canales y medición', 'Prepare channels and tracking', 3, 'medium'),
    step('Probar con un grupo pequeño', 'Try it on a small group', 3, 'complex'),
    step('Lanzar', 'Launch', 1),
    step('Medir resultados y ajustar', 'Measure results and adjust', 5, 'medium'),
  ],
};
const course: Plan = {
  words:
    /\b(?:curso|capacitacion|diplomado|clases|leccion(?:es)?|temario|course|training|curriculum|lessons?|classes)\b/g,
  steps: [
    step('Definir objetivos de aprendizaje', 'Define learning goals', 3),
    step('Hacer el temario', 'Outline the curriculum', 3),
    step('Escribir las lecciones', 'Write the lessons', 14),
    step('Grabar y editar videos', 'Record and edit videos', 10, 'complex'),
    step('Preparar ejercicios y evaluaciones', 'Prepare exercises and assessments', 5, 'medium'),
    step('Probar con un grupo piloto', 'Try it with a pilot group', 5, 'medium'),
    step('Corregir con lo aprendido', 'Revise with what was learned', 3, 'complex'),
    step('Abrir inscripciones', 'Open enrolment', 2),
  ],
};
const general: Plan = {
  words: /$^/g,
  steps: [
    step('Acordar objetivo y alcance', 'Agree on goal and scope', 3),
    step('Investigar opciones', 'Research the options', 5, 'medium'),
    step('Planear tiempos, personas y presupuesto', 'Plan time, people and budget', 3),
    step('Revisar riesgos', 'Review the risks', 2, 'complex'),
    step('Hacer el trabajo principal', 'Do the main work', 14),
    step('Revisar a la mitad', 'Review at the half', 1, 'complex'),
    step('Revisar y corregir', 'Review and correct', 5, 'medium'),
    step('Entregar', 'Deliver', 1),
    step('Evaluar lo aprendido', 'Evaluate what was learned', 2, 'complex'),
  ],
};
const plans = [software, event, campaign, course];

const order: readonly Complexity[] = ['simple', 'medium', 'complex'];

const mentions = (text: string, { words }: Plan): number => text.match(words)?.length ?? 0;

/** Whether a sentence says of what kind a project is. */
export const saysKind = (sentence: string): boolean => plans.some((plan) => mentions(plain(sentence), plan) > 0);

/** The steps of the plan whose words a text uses most; of a plan for anything where it uses none. */
export const planStepsOf = (text: string, complexity: Complexity): readonly PlanStep[] => {
  const bare = plain(text);
  const best = plans.reduce((most, plan) => (mentions(bare, plan) > mentions(bare, most) ? plan : most), general);
  return best.steps.filter(({ from }) => order.indexOf(from) <= order.indexOf(complexity));
};
