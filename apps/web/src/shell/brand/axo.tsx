import type { ReactNode } from 'react';

export type AxoMood = 'hint' | 'cheer' | 'sleep';

interface AxoProps {
  readonly mood: AxoMood;
  readonly size?: number;
  /** The description of the drawing; without it the drawing is decoration. */
  readonly label?: string;
  readonly className?: string;
}

const gillAngles = [38, 8, -22];

const Gill = ({ angle }: { readonly angle: number }) => (
  <g transform={`rotate(${angle})`}>
    <path
      d="M-9 0l-4-9M-17-2l-4-9M-25-2l-4-8M-9 1l-4 9M-17 0l-4 9M-25-1l-4 8"
      className="stroke-axo-gill"
      strokeWidth="5"
    />
    <path d="M0 0Q-16-4-32-1" className="stroke-axo-shade" strokeWidth="7" />
  </g>
);

/** Three feathery gills on one side of the head. */
const Gills = () =>
  gillAngles.map((angle, row) => (
    <g key={angle} transform={`translate(33 ${52 + row * 13})`}>
      <Gill angle={angle} />
    </g>
  ));

const OpenEyes = () => (
  <>
    <ellipse cx="52" cy="67" rx="6.5" ry="7.5" className="fill-axo-ink" />
    <ellipse cx="108" cy="67" rx="6.5" ry="7.5" className="fill-axo-ink" />
    <circle cx="54.2" cy="64" r="2.3" className="fill-axo-belly" />
    <circle cx="110.2" cy="64" r="2.3" className="fill-axo-belly" />
  </>
);

const faces: Record<AxoMood, ReactNode> = {
  hint: (
    <>
      <OpenEyes />
      <path d="M66 78q14 11 28 0" className="stroke-axo-ink" strokeWidth="3.5" />
    </>
  ),
  cheer: (
    <>
      <path d="M44 69q8-11 16 0M100 69q8-11 16 0" className="stroke-axo-ink" strokeWidth="4.5" />
      <path d="M63 76q17 5 34 0q-3 19-17 19t-17-19z" className="fill-axo-ink" />
      <path d="M71 90q9-7 18 0q-4 5-9 5t-9-5z" className="fill-axo-gill" />
    </>
  ),
  sleep: (
    <>
      <path d="M44 68q8 7 16 0M100 68q8 7 16 0" className="stroke-axo-ink" strokeWidth="4" />
      <path d="M73 82q7 4 14 0" className="stroke-axo-ink" strokeWidth="3.5" />
    </>
  ),
};

const arms: Record<AxoMood, string> = {
  hint: 'M53 114q-8 8-3 17M107 112q18-2 22-18',
  cheer: 'M54 112q-20-2-26-18M106 112q20-2 26-18',
  sleep: 'M54 116q-4 10 6 14M106 116q4 10-6 14',
};

const extras: Record<AxoMood, ReactNode> = {
  hint: <path d="M138 62q2 14 13 16q-11 2-13 16q-2-14-13-16q11-2 13-16z" className="fill-x400-vivid" />,
  cheer: (
    <>
      <path d="M18 20l7 5-6 6zM128 12l8 3-4 7z" className="fill-x400-vivid" />
      <path d="M44 10l7 2-2 7zM146 44l6 5-7 4z" className="fill-x100-vivid" />
      <path d="M104 14l3 7-8 1z" className="fill-x300-vivid" />
      <path d="M6 46l7 1-4 7z" className="fill-x200-vivid" />
    </>
  ),
  sleep: (
    <path d="M122 34h12l-12 14h12M140 12h9l-9 10h9" className="stroke-x300" strokeWidth="4" strokeLinejoin="round" />
  ),
};

/** Axo, an ajolote from the canals of Xochimilco: gives hints, cheers, and sleeps where nothing is to be done. */
export const Axo = ({ mood, size = 96, label, className }: AxoProps) => (
  <svg
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    viewBox="0 0 160 160"
    width={size}
    height={size}
    fill="none"
    strokeLinecap="round"
    className={className}
  >
    {extras[mood]}
    <path d="M102 134c26 10 46-6 42-34c-8 14-20 18-38 16z" className="fill-axo-shade" />
    <path d="M144 100c-8 14-20 18-38 16l-2 8c20 4 34-6 40-24z" className="fill-axo-gill" opacity="0.45" />
    <ellipse cx="62" cy="147" rx="12" ry="7" className="fill-axo-shade" />
    <ellipse cx="98" cy="147" rx="12" ry="7" className="fill-axo-shade" />
    <ellipse cx="80" cy="120" rx="35" ry="30" className="fill-axo-skin" />
    <ellipse cx="80" cy="126" rx="21" ry="20" className="fill-axo-belly" />
    <g className={mood === 'cheer' ? 'axo-gills' : undefined}>
      <Gills />
      <g transform="translate(160 0) scale(-1 1)">
        <Gills />
      </g>
    </g>
    <path d="M80 26c33 0 55 17 55 41c0 25-24 36-55 36s-55-11-55-36c0-24 22-41 55-41z" className="fill-axo-skin" />
    <path d="M58 38q22-11 44 0" className="stroke-axo-belly" strokeWidth="5" opacity="0.55" />
    <circle cx="72" cy="47" r="2.4" className="fill-axo-shade" />
    <circle cx="84" cy="43" r="1.9" className="fill-axo-shade" />
    <circle cx="92" cy="49" r="2.2" className="fill-axo-shade" />
    <ellipse cx="40" cy="80" rx="8" ry="5" className="fill-axo-gill" opacity="0.35" />
    <ellipse cx="120" cy="80" rx="8" ry="5" className="fill-axo-gill" opacity="0.35" />
    {faces[mood]}
    <path d={arms[mood]} className="stroke-axo-skin" strokeWidth="13" />
  </svg>
);
