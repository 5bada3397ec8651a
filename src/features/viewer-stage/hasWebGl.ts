let answer: boolean | undefined;

/** Whether this browser draws in three dimensions; asked before megabytes are fetched in vain. */
export function hasWebGl(): boolean {
  answer ??= document.createElement('canvas').getContext('webgl2') !== null;
  return answer;
}
