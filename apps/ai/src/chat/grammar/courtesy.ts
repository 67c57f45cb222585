import { slice, type Spoken } from './spoken.ts';

/** What opens a message and says nothing of what is wanted. */
const OPENING =
  /^(?:[\s,.:;!¡¿?-]+|(?:hola|oye|hey|hi|hello|buenos dias|buenas tardes|buenas noches|buenas|buen dia|good morning|good afternoon|please|por favor|porfa|porfavor|assistant|asistente|ok|okay|bueno|a ver|entonces|ahora|tambien|gracias|thanks|now|so|also|then|kindly)(?=[\s,.:;!?]|$))/;
/** How a command is made a request. */
const REQUEST =
  /^(?:(?:(?:me|nos) )?(?:puedes|podrias|puede|podria|pueden)|quiero que|quisiera que|necesito que|te encargo|te pido|ayudame a|vamos a|hay que|me gustaria|(?:quiero|quisiera|necesito|necesitamos|queremos) (?=\p{L}+(?:ar|er|ir)(?:me|le|la|lo|nos|se)?\s)|(?:can|could|would|will) (?:you|we)|i want (?:you )?to|i need (?:you )?to|we need to|i'?d like (?:you )?to|i would like (?:you )?to|let'?s|let us|help me(?: to)?|go ahead and|have to)\s*/u;

/** What closes a message in the same way; thanks stand behind a mark. */
const CLOSING =
  /(?:[\s,.;:!?]+(?:por favor|porfa|porfavor|please)|\s*[,.;!][\s¡]*(?:muchas gracias|gracias|thank you|thanks|many thanks))[\s.!?]*$/;

/** Openings and requests of one message; nobody piles up more. */
const MOST_CUT = 8;

/** A message from where it says what is wanted. */
export const withoutCourtesy = (message: Spoken): Spoken => {
  let rest = slice(message, 0, CLOSING.exec(message.plain)?.index);
  for (let cut = 0; cut < MOST_CUT; cut += 1) {
    const length = (OPENING.exec(rest.plain) ?? REQUEST.exec(rest.plain))?.[0].length ?? 0;
    if (length === 0) return rest;
    rest = slice(rest, length);
  }
  return rest;
};

const NEGATION = /^(?:no|nunca|jamas|ya no|tampoco|don'?t|do not|never|dont|please don'?t)(?=[\s,])/;

/** Whether a message says what must not be done: it asks for no change then. */
export const isNegated = ({ plain }: Spoken): boolean => NEGATION.test(plain);

/** Whether the first word tells of the past: 'moví', 'creó', 'asigné'. */
export const isPast = ({ text }: Spoken): boolean => /^\p{L}+[éíó](?=\s|$)/iu.test(text);
