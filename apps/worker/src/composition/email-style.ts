/**
 * The colours of libs/ui/src/tokens.css as e-mail programs understand them: they know neither OKLCH nor custom properties.
 */
export const light = {
  page: '#fcf9f3',
  card: '#fffefd',
  text: '#232032',
  soft: '#555363',
  line: '#e1dbd2',
  accent: '#c70261',
  accentSoft: '#ffe8ed',
  onAccent: '#fffafb',
  levels: ['#34aa7c', '#3a6dd9', '#9e6cda', '#fea91e'],
} as const;

export const dark = {
  page: '#15131d',
  card: '#1f1d29',
  text: '#f3f0e9',
  soft: '#b9b7c5',
  line: '#373443',
  accent: '#fd8db5',
  accentSoft: '#451b2b',
  onAccent: '#2b0713',
} as const;

/** The part that cannot be in a `style` attribute. */
export const styleSheet = (night: typeof dark): string => `:root{color-scheme:light dark}
@media (prefers-color-scheme: dark){
.page{background:${night.page}!important}
.card{background:${night.card}!important;border-color:${night.line}!important}
.text{color:${night.text}!important}
.soft{color:${night.soft}!important}
.box{background:${night.accentSoft}!important}
.button{background:${night.accent}!important}
.button-text{color:${night.onAccent}!important}
.link{color:${night.accent}!important}
}
@media (max-width:480px){.card{padding:28px 20px 16px!important}}`;
