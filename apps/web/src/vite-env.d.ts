/// <reference types="vite/client" />

/** Put in its place by the build. */
declare const NIVEL_VERSION: string | undefined;
declare const NIVEL_TECHNICAL_DETAILS: boolean | undefined;
declare const NIVEL_DEBUG_SCREENS: boolean | undefined;
