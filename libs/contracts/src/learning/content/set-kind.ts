/** A set to practise with, one that reviews a module, or the final one of a level. */
export const setKinds = ['practice', 'review', 'final'] as const;
export type SetKind = (typeof setKinds)[number];

/** The kind of a set; a set without one is for practice. */
export const kindOf = ({ kind = 'practice' }: { readonly kind?: SetKind | undefined }): SetKind => kind;

/** Reviews and final sets allow one try per item and are graded when the whole set is submitted. */
export const isHandedInWhole = (set: { readonly kind?: SetKind | undefined }): boolean => kindOf(set) !== 'practice';
