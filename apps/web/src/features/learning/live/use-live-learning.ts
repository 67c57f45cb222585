/** Live updates of the learning area. */
export const useLiveLearning = (): void => undefined;
