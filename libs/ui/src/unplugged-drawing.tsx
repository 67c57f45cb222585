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
