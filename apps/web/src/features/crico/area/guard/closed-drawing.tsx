/** A door that stays closed, with its key on the other side. */
export const ClosedDrawing = () => (
  <svg aria-hidden="true" viewBox="0 0 160 110" width="140" height="96" fill="none" strokeLinecap="round">
    <path d="M22 104h116" className="stroke-line-strong" strokeWidth="5" />
    <rect x="48" y="8" width="64" height="96" rx="6" className="fill-accent-soft stroke-accent" strokeWidth="3" />
    <path d="M60 22h40v26H60zM60 60h40v30H60z" className="stroke-accent" strokeWidth="2" />
    <circle cx="103" cy="55" r="9" className="fill-x400-vivid" />
    <path d="M103 53v5" className="stroke-text" strokeWidth="4" />
    <path d="M36 40h-12M36 56H20M124 40h12M124 56h16" className="stroke-line" strokeWidth="4" />
  </svg>
);
