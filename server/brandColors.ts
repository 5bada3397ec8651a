/** The light colours of src/shared/ui/styles/tokens.css, for what is drawn or said where no style sheet reaches; a test keeps them equal. */
export const brandColors = {
  paper: '#faf8f3',
  ink: '#1c211e',
  inkSoft: '#434a45',
  linden: '#56683f',
} as const;
