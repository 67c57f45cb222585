import type { ProblemCode } from '@nivel/contracts/learning/authoring-values';

type Sentence = (...values: readonly string[]) => string;

/** Lo que está mal en un contenido, por su código. */
export const problems: Readonly<Record<ProblemCode, Sentence>> = {
  missing: () => 'falta',
  wrong_type: (expected) => `no tiene la forma esperada (${expected})`,
  too_small: (least) => `es demasiado corto o pequeño; el mínimo es ${least}`,
  too_big: (most) => `es demasiado largo o grande; el máximo es ${most}`,
  invalid_format: () => 'no tiene el formato esperado',
  unknown_field: (names) => `tiene campos que no existen: ${names}`,
  not_a_choice: (choices) => (choices ? `tiene que ser uno de: ${choices}` : 'no es ninguna de las opciones'),
  rule: (rule = '') => rules[rule] ?? rule,
  invalid: (message) => `no es válido: ${message}`,
  not_yaml: () => 'no es YAML válido',
  alias: () => 'usa alias de YAML, que no se permiten',
  front_matter_missing: () => 'le falta el encabezado entre dos líneas de tres guiones',
  file_missing: () => 'no está entre los archivos',
  file_name: () => 'el nombre de una parte es <nn>-<nombre>',
  file_number: () => 'el número no es el de la carpeta',
  shared_id: (id) => `Dos cosas tienen el id ${id}.`,
  level_order: (order) => `Dos niveles tienen el orden ${order}.`,
  module_number: (level, number) => `Dos módulos de ${level} tienen el número ${number}.`,
  part_order: (title, order) => `Dos partes de «${title}» tienen el orden ${order}.`,
  later_prerequisite: (title, _, other) => `«${title}» pide «${other}», que no es un módulo anterior.`,
  prerequisite_circle: (path) => `Los módulos se piden en círculo: ${path}.`,
  untaught: (title) => `A «${title}» le falta la meta, los objetivos, las competencias, las fuentes o la revisión.`,
  unknown_objective: (title, number) => `«${title}» nombra el objetivo ${number}, que su módulo no tiene.`,
  untested_objective: (title, item) =>
    `La pregunta «${item}» de «${title}» no evalúa un objetivo de su parte ni de otro módulo.`,
  parent_missing: (title) => `«${title}» está en algo que ya no existe.`,
};

/** Las reglas que los contratos escriben en inglés. */
const rules: Readonly<Record<string, string>> = {
  'Option ids are unique': 'los id de las opciones no se repiten',
  'Exactly one option is right': 'exactamente una opción es correcta',
  'At least one option is right and at least one is wrong': 'al menos una opción es correcta y al menos una no',
  'Item ids are unique in a part': 'los id de las preguntas no se repiten en una parte',
  'At least one item is graded': 'al menos una pregunta se califica',
  'A run draws no more items than there are': 'no se pueden sacar más preguntas de las que hay',
  'Items that need each other are not drawn': 'las preguntas en orden no se sacan al azar',
  'Only reviews and final sets draw items': 'solo los repasos y los retos finales sacan preguntas',
  'Every item that may be drawn is graded': 'toda pregunta que se puede sacar se califica',
  'A cue ends after it starts': 'una frase termina después de que empieza',
  'An achievement states at least one requirement': 'un logro tiene al menos un requisito',
  'A text has characters that cannot be stored': 'tiene caracteres que no se pueden guardar',
  'A published part keeps its type': 'una parte publicada conserva su tipo',
  'A published question keeps its type': 'una pregunta publicada conserva su tipo; dale otro id a la nueva',
};
