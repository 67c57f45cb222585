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
