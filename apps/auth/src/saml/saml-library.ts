/** The library that speaks SAML. It is loaded at its first use: most installations have no organizations, and it is not small. */
export const samlLibrary = () => import('@node-saml/node-saml');
