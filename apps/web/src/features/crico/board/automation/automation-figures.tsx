interface AutomationFiguresProps {
  readonly figures: readonly (readonly [name: string, value: string])[];
}

/** Figures with their names, side by side. */
export const AutomationFigures = ({ figures }: AutomationFiguresProps) => (
  <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
    {figures.map(([name, value]) => (
      <div key={name} className="rounded-md border border-line bg-raised px-3 py-2">
        <dt className="text-sm text-soft">{name}</dt>
        <dd className="font-heading text-xl font-bold tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);
