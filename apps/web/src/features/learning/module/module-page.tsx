export const ModulePage = () => null;
