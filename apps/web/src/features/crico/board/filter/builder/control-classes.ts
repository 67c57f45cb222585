/** The style of the form's controls: as high as those of the toolbar, and finger-sized on touch screens. */
export const control =
  'min-h-8 max-w-full min-w-0 rounded-sm border border-line-strong bg-raised px-1.5 text-sm text-text pointer-coarse:min-h-11';
export const plainButton =
  'inline-flex min-h-8 items-center rounded-sm px-2 text-sm text-soft hover:bg-sunken hover:text-text aria-pressed:bg-accent-soft aria-pressed:text-text pointer-coarse:min-h-11';
export const crossButton =
  'grid size-8 shrink-0 place-items-center rounded-sm text-soft hover:bg-sunken hover:text-text pointer-coarse:size-11';
