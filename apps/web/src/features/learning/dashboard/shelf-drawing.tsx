/** An empty shelf with room for three trophies. */
export const ShelfDrawing = ({ size = 120 }: { readonly size?: number }) => (
  <svg aria-hidden="true" viewBox="0 0 160 110" width={size} height={size * 0.69} fill="none" strokeLinecap="round">
    <g className="stroke-line-strong" strokeWidth="3" strokeDasharray="5 7">
      <circle cx="36" cy="50" r="20" />
      <circle cx="80" cy="50" r="20" />
      <circle cx="124" cy="50" r="20" />
    </g>
    <path d="M8 78h144" className="stroke-x400-vivid" strokeWidth="8" />
    <path d="M28 82v14M132 82v14" className="stroke-wall-pink-shade" strokeWidth="7" />
  </svg>
);
