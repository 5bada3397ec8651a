import { existsSync, watch } from 'node:fs';

/** Editors save in several steps (write aside, rename, touch): one change is over when the folder has been quiet this long, in milliseconds. */
const quiet = 120;

/** Calls `changed` once for each burst of changes under `folder`; returns how to stop. */
export function watchFolder(folder: string, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const touched = (): void => {
    clearTimeout(timer);
    timer = setTimeout(over, quiet);
  };
  // A folder that disappears at once (a checkout) fails its own watch; the rest has to be read again.
  const look = () => watch(folder, { recursive: true, persistent: false }, touched).on('error', touched);
  let watcher = look();
  let isMissing = false;
  const over = (): void => {
    const wasMissing = isMissing;
    isMissing = !existsSync(folder);
    if (isMissing) {
      // Node.js neither watches a missing folder nor reports it.
      touched();
      if (wasMissing) return;
    } else {
      // A file that was replaced by another one of its name is still watched as the one that is gone.
      watcher.close();
      watcher = look();
    }
    changed();
  };
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
