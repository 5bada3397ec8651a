/**
 * Stands in the head, after the style sheet with the fonts. Browsers read the faces in it a moment after it has come, and would lay out the first
 * view without them: nothing is shown before.
 */
export const fontScript =
  '{const page=document.documentElement;page.hidden=true;Promise.allSettled([...document.fonts].map((face)=>face.load())).then(()=>{page.hidden=false})}';
