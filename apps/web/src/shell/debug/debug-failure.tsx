interface DebugFailureProps {
  readonly error: unknown;
}

/** A failure as the program says it: developers read it. */
export const DebugFailure = ({ error }: DebugFailureProps) => (
  <p role="alert" className="text-danger">
    {error instanceof Error ? error.message : String(error)}
  </p>
);
