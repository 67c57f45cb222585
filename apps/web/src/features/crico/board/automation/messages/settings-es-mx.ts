/** What holds for all automation of a project. */
export const settings = {
  open: 'Ajustes',
  title: 'Ajustes de la automatización',
  pauseAll: 'Pausar todo',
  pausedSince: (when: string, who: string): string => `Todo está en pausa desde ${when}, por ${who}.`,
  refused: (count: number): string => {
    if (count === 0) return 'Hasta ahora no se ha rechazado ninguna ejecución.';
    return count === 1 ? 'Se ha rechazado 1 ejecución.' : `Se han rechazado ${count} ejecuciones.`;
  },
  waiting: (count: number): string =>
    count === 1
      ? '1 aviso espera el fin de las horas de silencio.'
      : `${count} avisos esperan el fin de las horas de silencio.`,
  wasPaused: 'Toda la automatización está en pausa',
  wasResumed: 'La automatización sigue',
  saved: 'Se guardaron los ajustes',
  zone: 'Una zona horaria para todo el proyecto',
  zoneHint: 'Los días y las horas de las reglas se cuentan ahí. Sin ella, donde vive quien guardó cada regla.',
  quiet: 'Horas de silencio',
  quietHint: 'Los avisos y correos de las reglas esperan hasta que terminan. Lo demás se hace como siempre.',
  quietWrong: 'Las horas de silencio terminan a otra hora que empiezan.',
  from: 'Desde',
  until: 'Hasta',
};
