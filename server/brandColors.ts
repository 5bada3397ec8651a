/**
 * The light colours of src/shared/ui/styles/tokens.css, for PDFs and other places without a style sheet; a test
 * compares them.
 */
export const brandColors = {
  paper: '#faf8f3',
  ink: '#1c211e',
  inkSoft: '#434a45',
  muted: '#62665f',
  line: '#d8d2c4',
  linden: '#56683f',
  accent: '#a5421f',
} as const;
