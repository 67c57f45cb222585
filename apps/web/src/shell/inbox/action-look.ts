/** A drawing of a row does something of its own, though the whole row is a place to press. */
export const actionLook = 'relative z-10';
