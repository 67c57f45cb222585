import { Axo } from './axo.tsx';

const terraces = [
  { x: 150, top: 372, width: 122, face: 'fill-x100-vivid' },
  { x: 272, top: 306, width: 118, face: 'fill-x200-vivid' },
  { x: 390, top: 240, width: 114, face: 'fill-x300-vivid' },
  { x: 504, top: 174, width: 106, face: 'fill-x400-vivid' },
];

const ground = 438;

/** One terrace: a plane of colour with the hard diagonal shadow of a high sun. */
const Terrace = ({ x, top, width, face }: (typeof terraces)[number]) => (
  <g>
    <rect x={x} y={top} width={width} height={ground - top} className={face} />
    <path
      d={`M${x} ${top}h${width * 0.42}L${x} ${Math.min(ground, top + width * 0.9)}z`}
      className="fill-shade"
      opacity="0.16"
    />
    <rect x={x - 6} y={top - 8} width={width + 12} height="10" rx="2" className="fill-ledge" opacity="0.85" />
  </g>
);

/** The landing page's picture: four terraces of coloured walls above a canal, and Axo at their foot. */
export const Terraces = ({ className }: { readonly className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 640 520" className={className}>
    <rect width="640" height="520" rx="28" className="fill-sky" />
    <circle cx="196" cy="132" r="66" className="fill-sun" />
    <path d="M30 196h150v242H30z" className="fill-wall-pink" />
    <path d="M30 196h150l-94 242H30z" className="fill-wall-pink-shade" />
    <path d="M108 300h40v138h-40z" className="fill-sky" />
    <path d="M108 300h40l-40 62z" className="fill-shade" opacity="0.14" />
    {terraces.map((terrace) => (
      <Terrace key={terrace.x} {...terrace} />
    ))}
    <path
      d="M430 232c-5-9-4-22 0-32c4 10 5 23 0 32zM430 232c-12-3-20-13-23-24c11 4 20 13 23 24zM430 232c12-3 20-13 23-24c-11 4-20 13-23 24z"
      className="fill-x100"
    />
    <g className="fill-x300">
      <path d="M554 164v-52" className="stroke-shade" strokeWidth="6" />
      <circle cx="554" cy="92" r="30" />
      <circle cx="528" cy="108" r="21" />
      <circle cx="580" cy="108" r="21" />
    </g>
    <g className="fill-x300-vivid">
      <circle cx="546" cy="84" r="16" />
      <circle cx="572" cy="98" r="13" />
      <circle cx="526" cy="103" r="10" />
    </g>
    <svg x="196" y="346" width="128" height="128" viewBox="0 0 160 160">
      <Axo mood="hint" size={160} />
    </svg>
    <path d="M0 438h640v54q0 28-28 28H28q-28 0-28-28z" className="fill-water" />
    <path
      d="M44 462h96M176 480h180M404 460h76M520 486h70M70 502h60"
      className="stroke-water-light"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path d="M0 432h640v10H0z" className="fill-ledge" opacity="0.85" />
  </svg>
);
