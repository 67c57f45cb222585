/** A drawing of a board: three lists, the last card being moved. */
export const BoardDrawing = () => (
  <svg aria-hidden="true" viewBox="0 0 220 120" width="220" height="120" fill="none">
    {[0, 1, 2].map((list) => (
      <rect key={list} x={6 + list * 72} y="6" width="64" height="108" rx="8" className="fill-sunken stroke-line" />
    ))}
    <rect x="14" y="16" width="48" height="22" rx="5" className="fill-info-soft stroke-info" />
    <rect x="14" y="44" width="48" height="22" rx="5" className="fill-raised stroke-line-strong" />
    <rect x="86" y="16" width="48" height="22" rx="5" className="fill-warning-soft stroke-warning" />
    <rect x="158" y="16" width="48" height="22" rx="5" className="fill-success-soft stroke-success" />
    <g transform="rotate(-8 132 72)">
      <rect x="108" y="58" width="48" height="26" rx="5" className="fill-accent-soft stroke-accent" strokeWidth="1.5" />
      <path d="M116 68h26M116 75h16" className="stroke-accent" strokeWidth="2" strokeLinecap="round" />
    </g>
  </svg>
);
