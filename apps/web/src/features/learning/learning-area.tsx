export const LearningArea = () => null;
