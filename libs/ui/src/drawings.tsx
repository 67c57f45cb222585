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

/** A plug beside its socket: the line is down. */
export const UnpluggedDrawing = ({ size = 120 }: { readonly size?: number }) => (
  <svg aria-hidden="true" viewBox="0 0 160 100" width={size} height={size * 0.625} fill="none" strokeLinecap="round">
    <path d="M4 66c20 22 34-26 54-6" className="stroke-line-strong" strokeWidth="6" />
    <path d="M54 46l18-10l14 24l-18 10q-12 6-18-6t4-18z" className="fill-wall-pink" />
    <path d="M76 40l10-6M83 52l10-6" className="stroke-text" strokeWidth="5" />
    <path d="M104 30l18-10q12-6 18 6t-4 18l-18 10z" className="fill-x200-vivid" />
    <path d="M140 26q14-10 16-22" className="stroke-line-strong" strokeWidth="6" />
    <path d="M96 18l-4-10M106 14V4M88 28l-10-4" className="stroke-x400-vivid" strokeWidth="4" />
  </svg>
);

/** A path of four steps whose last one is still in the mist. */
export const PathDrawing = ({ size = 120 }: { readonly size?: number }) => (
  <svg aria-hidden="true" viewBox="0 0 160 100" width={size} height={size * 0.625}>
    <path d="M10 78h36v16H10z" className="fill-x100-vivid" />
    <path d="M46 58h36v36H46z" className="fill-x200-vivid" />
    <path d="M82 38h36v56H82z" className="fill-x300-vivid" />
    <path d="M118 18h32v76h-32z" className="fill-x400-vivid" opacity="0.45" />
    <circle cx="28" cy="68" r="8" className="fill-axo-skin" />
  </svg>
);
