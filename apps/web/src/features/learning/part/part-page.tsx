export const PartPage = () => null;
