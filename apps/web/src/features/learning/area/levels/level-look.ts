/** The codes of the four levels, in their order. */
export const levelCodes = ['X100', 'X200', 'X300', 'X400'] as const;
export type LevelCode = (typeof levelCodes)[number];

interface LevelLook {
  readonly text: string;
  readonly fill: string;
  readonly soft: string;
  readonly edge: string;
  readonly background: string;
}

const looks: Record<LevelCode, LevelLook> = {
  X100: {
    text: 'text-x100',
    fill: 'fill-x100-vivid',
    soft: 'bg-x100-soft',
    edge: 'border-l-x100',
    background: 'bg-x100-vivid',
  },
  X200: {
    text: 'text-x200',
    fill: 'fill-x200-vivid',
    soft: 'bg-x200-soft',
    edge: 'border-l-x200',
    background: 'bg-x200-vivid',
  },
  X300: {
    text: 'text-x300',
    fill: 'fill-x300-vivid',
    soft: 'bg-x300-soft',
    edge: 'border-l-x300',
    background: 'bg-x300-vivid',
  },
  X400: {
    text: 'text-x400',
    fill: 'fill-x400-vivid',
    soft: 'bg-x400-soft',
    edge: 'border-l-x400',
    background: 'bg-x400-vivid',
  },
};

const isLevelCode = (code: string): code is LevelCode => Object.hasOwn(looks, code);

/** The classes of a level's colour; a level that is not one of ours looks like the first. */
export const levelLook = (code: string): LevelLook => looks[isLevelCode(code) ? code : 'X100'];
